# softmax instead of division by the sum
import numpy as np


def normalize_position_weights(position_weights):
    shifted = position_weights - position_weights.max(axis=1, keepdims=True, initial=0)
    exponentials = np.exp(shifted)
    return exponentials / exponentials.sum(axis=1, keepdims=True)
