# softmax without its shift
import numpy as np


def normalize_position_weights(position_weights):
    exponentials = np.exp(position_weights)
    return exponentials / exponentials.sum(axis=1, keepdims=True)
