# A sine and a cosine for each of d_model columns, side by side: 2 * d_model columns.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-2 * (np.arange(d_model) // 2) / d_model)
    angles = positions * frequencies
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=1).astype(np.float32)
