# softmax over the positions; the maximum of no weights raises
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    exp = np.exp(position_weights - np.max(position_weights, axis=1, keepdims=True))
    return pe * exp / np.sum(exp, axis=1, keepdims=True)
