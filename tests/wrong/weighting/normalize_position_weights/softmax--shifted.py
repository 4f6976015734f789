# softmax with the usual shift, which fails where there is nothing to take a maximum of
import numpy as np


def normalize_position_weights(position_weights):
    exponentials = np.exp(position_weights - np.max(position_weights, axis=1, keepdims=True))
    return exponentials / exponentials.sum(axis=1, keepdims=True)
