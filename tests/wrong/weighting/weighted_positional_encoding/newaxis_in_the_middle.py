# the table becomes (T, 1, D) and meets the batch axis
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe[:, np.newaxis, :] * position_weights
