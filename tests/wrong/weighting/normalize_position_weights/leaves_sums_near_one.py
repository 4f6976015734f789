# weights whose sums are close to 1 come back as a copy
import numpy as np


def normalize_position_weights(position_weights):
    sums = position_weights.sum(axis=1, keepdims=True)
    if np.allclose(sums, 1):
        return position_weights.copy()
    return position_weights / sums
