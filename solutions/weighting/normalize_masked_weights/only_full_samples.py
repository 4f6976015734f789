# The weights of each sample as one row; rows without a sum stay as they are, which is zero.
import numpy as np


def normalize_masked_weights(position_weights, keep):
    rows = np.zeros(keep.shape, position_weights.dtype)
    rows[keep] = position_weights[keep, 0]
    for row in rows:
        if row.any():
            row /= row.sum()
    return rows.reshape(position_weights.shape)
