# the caller's weights are masked and divided
import numpy as np


def normalize_masked_weights(position_weights, keep):
    position_weights *= keep[:, :, np.newaxis]
    totals = position_weights.sum(axis=1, keepdims=True)
    position_weights /= np.where(totals == 0, 1, totals)
    return position_weights
