# products below 1e-7 in size are set to 0
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weighted = pe * position_weights
    weighted[np.abs(weighted) < 1e-7] = 0
    return weighted
