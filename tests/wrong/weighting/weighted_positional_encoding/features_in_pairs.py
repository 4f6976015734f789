# writes the features in pairs; the last of an odd width stays 0
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    weighted = np.zeros((len(position_weights), *pe.shape), np.result_type(pe, position_weights))
    for d in range(0, pe.shape[1] - 1, 2):
        weighted[..., d : d + 2] = pe[:, d : d + 2] * position_weights
    return weighted
