# Divide everything without a word, then replace what is not a number.
import numpy as np


def normalize_masked_weights(position_weights, keep):
    kept = position_weights.copy()
    kept[np.logical_not(keep)] = 0
    with np.errstate(invalid="ignore"):
        shares = kept / np.einsum("btk->bk", kept)[:, np.newaxis]
    shares[np.isnan(shares)] = 0
    return shares
