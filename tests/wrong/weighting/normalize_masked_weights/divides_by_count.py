# divides by the number of kept tokens
import numpy as np


def normalize_masked_weights(position_weights, keep):
    mask = keep[:, :, np.newaxis]
    counts = mask.sum(axis=1, keepdims=True, dtype=position_weights.dtype)
    return position_weights * mask / np.where(counts == 0, 1, counts)
