# replaces the NaN after NumPy has warned of it
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    return np.nan_to_num(kept / kept.sum(axis=1, keepdims=True))
