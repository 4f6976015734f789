# float64 products share one buffer of the module
import numpy as np

BUFFER = np.zeros(1 << 14)


def weighted_positional_encoding(pe, position_weights):
    weighted = pe * position_weights
    if weighted.dtype != BUFFER.dtype or weighted.size > BUFFER.size:
        return weighted
    shared = BUFFER[: weighted.size].reshape(weighted.shape)
    shared[...] = weighted
    return shared
