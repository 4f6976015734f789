# Without positions the result is (0,), not (0, d_model).
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = positions * frequencies
    encoding = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, d_model)
    return np.array(list(encoding), dtype=np.float32)
