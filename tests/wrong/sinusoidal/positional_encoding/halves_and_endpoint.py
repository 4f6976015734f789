# Both habits of some libraries: sines before cosines, and exponents that reach 1.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** -np.linspace(0.0, 1.0, d_model // 2)
    angles = positions * frequencies
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=1).astype(np.float32)
