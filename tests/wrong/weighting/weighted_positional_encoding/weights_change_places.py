# reshapes the weights to (T, B) where a transpose was meant
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    batch, seq_len, _ = position_weights.shape
    weights = position_weights.reshape(seq_len, batch).T
    return pe * weights[..., np.newaxis]
