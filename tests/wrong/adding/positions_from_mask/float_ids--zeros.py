# np.zeros without a dtype is float64
import numpy as np


def positions_from_mask(mask):
    positions = np.zeros(mask.shape)
    for row, kept in zip(positions, mask, strict=True):
        row[kept] = np.arange(kept.sum())
    return positions
