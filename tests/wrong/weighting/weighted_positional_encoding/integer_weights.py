# the weights are truncated to integers
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights.astype(np.int32).astype(position_weights.dtype)
