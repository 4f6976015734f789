# scales by sqrt(D)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights * float(np.sqrt(pe.shape[1]))
