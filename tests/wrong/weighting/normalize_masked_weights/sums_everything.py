# one sum for the whole batch
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    return kept / (kept.sum() or 1)
