# One (T, D) * (T, 1) product per sample, written into a prepared result.
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    shape = position_weights.shape[0], *pe.shape
    weighted = np.empty(shape, np.result_type(pe, position_weights))
    for sample, weights in enumerate(position_weights):
        np.multiply(pe, weights, out=weighted[sample])
    return weighted
