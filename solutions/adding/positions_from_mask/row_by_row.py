# Row by row: the kept places of a row get 0, 1, 2, ... in the dtype that indices have.
import numpy as np


def positions_from_mask(mask):
    positions = np.zeros(mask.shape, dtype=np.intp)
    for kept, row in zip(mask, positions, strict=True):
        row[kept] = range(np.count_nonzero(kept))
    return positions
