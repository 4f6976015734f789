# the result is float64, whatever came in
import numpy as np


def normalize_position_weights(position_weights):
    return position_weights / position_weights.sum(axis=1, keepdims=True, dtype=np.float64)
