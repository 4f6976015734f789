# Both arguments stretched to (B, T, D) as views first: the product then meets no broadcasting of its own.
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    table, factors = np.broadcast_arrays(pe[None], position_weights)
    return np.multiply(table, factors)
