# the result is float32, whatever came in
import numpy as np


def normalize_position_weights(position_weights):
    return (position_weights / position_weights.sum(axis=1, keepdims=True)).astype(np.float32)
