# an output made by empty_like was never set either
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights * keep[:, :, np.newaxis]
    totals = kept.sum(axis=1, keepdims=True)
    return np.divide(kept, totals, out=np.empty_like(kept), where=totals != 0)
