# log(1) is 0 and log(0) is -inf: the logarithm of the mask is the bias. NumPy gives float16, which promotes nothing.
import numpy as np


def mask_scores(scores, keep):
    with np.errstate(divide="ignore"):
        return scores + np.log(keep)[:, None, None]
