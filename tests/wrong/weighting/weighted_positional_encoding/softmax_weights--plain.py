# softmax over the positions, without subtracting the largest
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    exp = np.exp(position_weights)
    return pe * (exp / exp.sum(axis=1, keepdims=True))
