# A float64 array of -inf pulls float32 scores up.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, None, None, :], scores, np.array([-np.inf]))
