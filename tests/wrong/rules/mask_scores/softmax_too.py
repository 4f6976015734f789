# Goes on to the weights: softmax over the keys.
import numpy as np


def mask_scores(scores, keep):
    masked = np.where(keep[:, None, None, :], scores, -np.inf)
    with np.errstate(invalid="ignore"):
        weights = np.exp(masked - masked.max(axis=-1, keepdims=True, initial=-np.inf))
        return weights / weights.sum(axis=-1, keepdims=True)
