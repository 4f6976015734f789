# drops the last axis and adds one in front: (1, B, T)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * position_weights[..., 0][np.newaxis]
