# As many models do: a bias of 0 or -inf in the scores' own dtype, added to them.
import numpy as np


def mask_scores(scores, keep):
    bias = np.zeros(keep.shape, scores.dtype)
    bias[~keep] = -np.inf
    return scores + bias.reshape(len(keep), 1, 1, keep.shape[1])
