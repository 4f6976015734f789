# normalises with the padding in the sum, and masks afterwards
import numpy as np


def normalize_masked_weights(position_weights, keep):
    totals = position_weights.sum(axis=1, keepdims=True)
    return position_weights / np.where(totals == 0, 1, totals) * keep[:, :, np.newaxis]
