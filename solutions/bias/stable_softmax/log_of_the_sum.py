# The logarithm of the sum of exponentials, taken from every score.
import numpy as np


def stable_softmax(scores):
    wide = scores.astype(np.float64)
    log_total = np.logaddexp.reduce(wide, axis=-1, keepdims=True)
    return np.where(np.isneginf(log_total), 0.0, np.exp(wide - np.nan_to_num(log_total, neginf=0.0))).astype(
        scores.dtype
    )
