# divides by the sum of absolute values
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    total = np.abs(position_weights).sum(axis=1, keepdims=True)
    return pe * (position_weights / total)
