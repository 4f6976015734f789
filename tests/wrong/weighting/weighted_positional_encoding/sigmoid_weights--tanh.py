# squeezes the weights through tanh
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * np.tanh(position_weights)
