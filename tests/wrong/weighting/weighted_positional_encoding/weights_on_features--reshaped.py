# the weights are reshaped to (B, 1, T), and the table gets its batch axis
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    batch, seq_len, _ = position_weights.shape
    return pe[np.newaxis] * position_weights.reshape(batch, 1, seq_len)
