# zeros are written into the caller's weights
import numpy as np


def normalize_masked_weights(position_weights, keep):
    position_weights[~keep] = 0
    totals = position_weights.sum(axis=1, keepdims=True)
    return position_weights / np.where(totals == 0, 1, totals)
