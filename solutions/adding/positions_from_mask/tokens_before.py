# A token's position is the number of kept tokens before it: one product with a triangular matrix of ones.
import numpy as np


def positions_from_mask(mask):
    kept = mask.astype(np.int32)
    before = np.triu(np.ones((mask.shape[1],) * 2, dtype=np.int32), k=1)
    return (kept @ before) * kept
