# The two parameters change places, so width and length do too.
import numpy as np


def positional_encoding(d_model, seq_len):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-2 * (np.arange(d_model) // 2) / max(d_model, 1))
    return np.where(np.arange(d_model) % 2 == 0, np.sin(angles), np.cos(angles)).astype(np.float32)
