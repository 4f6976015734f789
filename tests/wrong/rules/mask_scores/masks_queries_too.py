# Keys and queries are masked both.
import numpy as np


def mask_scores(scores, keep):
    pairs = keep[:, None, :, None] & keep[:, None, None, :]
    return np.where(pairs, scores, -np.inf)
