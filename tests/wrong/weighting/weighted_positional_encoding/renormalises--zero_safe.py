# divides by the sum where it is not zero
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    total = position_weights.sum(axis=1, keepdims=True)
    weights = position_weights / np.where(total == 0, np.ones_like(total), total)
    return pe * weights
