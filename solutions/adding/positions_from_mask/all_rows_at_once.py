# One running count over the whole batch, from which each token subtracts what the rows above it held.
import numpy as np


def positions_from_mask(mask):
    row, column = np.nonzero(mask)
    tokens = np.count_nonzero(mask, axis=1)
    above = np.cumsum(tokens) - tokens
    positions = np.zeros(mask.shape, np.int64)
    positions[row, column] = np.arange(row.size) - above[row]
    return positions
