# clips the weights to 0..1
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * np.clip(position_weights, 0, 1)
