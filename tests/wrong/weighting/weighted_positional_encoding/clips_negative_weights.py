# replaces negative weights by 0
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * np.maximum(position_weights, 0)
