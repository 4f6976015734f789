# float64 weights go through float32
import numpy as np


def normalize_position_weights(position_weights):
    weights = position_weights.astype(np.float32)
    return (weights / weights.sum(axis=1, keepdims=True)).astype(position_weights.dtype)
