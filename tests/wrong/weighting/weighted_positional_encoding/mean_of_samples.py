# the weights are averaged over the batch
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weights = position_weights.mean(axis=0, keepdims=True)
    return np.broadcast_to(pe * weights, (len(position_weights), *pe.shape))
