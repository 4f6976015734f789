# gives the table a last axis: (T, D, 1)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe[:, :, np.newaxis] * position_weights
