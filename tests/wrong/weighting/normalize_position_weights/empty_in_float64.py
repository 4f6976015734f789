# an empty result is made without a dtype
import numpy as np


def normalize_position_weights(position_weights):
    if position_weights.size == 0:
        return np.zeros(position_weights.shape)
    return position_weights / position_weights.sum(axis=1, keepdims=True)
