# Sine and cosine are stacked on an axis of their own that is never merged.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = positions * frequencies
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).astype(np.float32)
