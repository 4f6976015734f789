# softmax over the last axis, whose size is 1: every weight becomes 1
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    exp = np.exp(position_weights - position_weights.max(axis=-1, keepdims=True))
    return pe * (exp / exp.sum(axis=-1, keepdims=True))
