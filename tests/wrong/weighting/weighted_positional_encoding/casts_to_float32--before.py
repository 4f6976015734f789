# both arguments are cast to float32 first
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe.astype(np.float32) * position_weights.astype(np.float32)
