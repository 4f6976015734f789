# float64 out, but the product was taken in float32
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weighted = pe.astype(np.float32) * position_weights.astype(np.float32)
    return weighted.astype(np.result_type(pe, position_weights))
