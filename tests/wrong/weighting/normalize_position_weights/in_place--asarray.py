# np.asarray makes no copy of an array
import numpy as np


def normalize_position_weights(position_weights):
    result = np.asarray(position_weights)
    np.divide(result, result.sum(axis=1, keepdims=True), out=result)
    return result
