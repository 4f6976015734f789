# squeezes the weights through a sigmoid
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return pe * (1 / (1 + np.exp(-position_weights)))
