# softmax over the kept tokens
import numpy as np


def normalize_masked_weights(position_weights, keep):
    mask = keep[:, :, np.newaxis]
    top = np.max(position_weights, axis=1, keepdims=True, initial=0)
    exponentials = np.exp(position_weights - top) * mask
    totals = exponentials.sum(axis=1, keepdims=True)
    return exponentials / np.where(totals == 0, 1, totals)
