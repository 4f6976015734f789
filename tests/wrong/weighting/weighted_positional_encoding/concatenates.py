# appends the weights as a further column: (B, T, D + 1)
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    stretched = np.broadcast_to(pe, (len(position_weights), *pe.shape))
    return np.concatenate([stretched, position_weights], axis=-1)
