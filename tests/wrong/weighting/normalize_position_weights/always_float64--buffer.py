# a buffer without a dtype is float64
import numpy as np


def normalize_position_weights(position_weights):
    normalized = np.zeros(position_weights.shape)
    for sample, weights in enumerate(position_weights):
        normalized[sample] = weights / weights.sum()
    return normalized
