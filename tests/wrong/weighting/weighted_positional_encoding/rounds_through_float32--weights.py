# the weights are cast to float32 first
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weights = position_weights.astype(np.float32).astype(position_weights.dtype)
    return pe * weights
