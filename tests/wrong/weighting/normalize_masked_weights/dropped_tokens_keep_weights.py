# the mask decides the sum alone
import numpy as np


def normalize_masked_weights(position_weights, keep):
    totals = (position_weights * keep[:, :, np.newaxis]).sum(axis=1, keepdims=True)
    return position_weights / np.where(totals == 0, 1, totals)
