# the product is taken in float16
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    dtype = np.result_type(pe, position_weights)
    return (pe.astype(np.float16) * position_weights.astype(np.float16)).astype(dtype)
