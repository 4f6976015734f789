# returns the weights stretched to D columns
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    dtype = np.result_type(pe, position_weights)
    return np.repeat(position_weights, pe.shape[1], axis=-1).astype(dtype)
