# softmax over the batch
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    exp = np.exp(position_weights - position_weights.max(axis=0, keepdims=True))
    return pe * (exp / exp.sum(axis=0, keepdims=True))
