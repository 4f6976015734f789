# Each sample by itself: inside it the divisor is a single number.
import numpy as np


def normalize_position_weights(position_weights):
    normalized = np.empty_like(position_weights)
    for weights, row in zip(position_weights, normalized, strict=True):
        row[...] = weights / weights.sum()
    return normalized
