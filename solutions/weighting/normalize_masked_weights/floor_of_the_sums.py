# The smallest normal number under every sum: it is the sum only where that is 0.
import numpy as np


def normalize_masked_weights(position_weights, keep):
    mask = keep[..., None]
    totals = np.sum(position_weights, axis=1, keepdims=True, where=mask, initial=0)
    return mask * position_weights / np.maximum(totals, np.finfo(totals.dtype).tiny)
