# the result is in (T, B, D) order
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weights = position_weights.swapaxes(0, 1)
    return pe[:, np.newaxis, :] * weights
