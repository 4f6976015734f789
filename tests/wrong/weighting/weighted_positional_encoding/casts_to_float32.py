# float64 products come back as float32
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return (pe * position_weights).astype(np.float32)
