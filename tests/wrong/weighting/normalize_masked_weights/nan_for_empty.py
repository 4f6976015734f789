# divides zero by zero
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    return kept / kept.sum(axis=1, keepdims=True)
