# squeezes away every axis of size 1
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * np.squeeze(position_weights)
