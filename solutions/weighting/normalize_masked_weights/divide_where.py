# Divide only where there is something to divide by; the rest of a prepared array of zeros is left alone.
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = np.where(np.expand_dims(keep, -1), position_weights, 0)
    totals = np.add.reduce(kept, axis=1, keepdims=True)
    return np.divide(kept, totals, out=np.zeros_like(kept), where=totals > 0)
