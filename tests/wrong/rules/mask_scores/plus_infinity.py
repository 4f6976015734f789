# inf in the place of -inf: softmax would look at nothing else.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, None, None, :], scores, np.inf)
