# divides by the sum plus 1e-8
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    total = np.sum(position_weights, axis=1, keepdims=True)
    return pe * position_weights / (total + position_weights.dtype.type(1e-8))
