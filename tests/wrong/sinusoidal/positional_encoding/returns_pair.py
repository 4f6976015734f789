# Sines and cosines come back as a tuple of two arrays.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = positions * frequencies
    return np.sin(angles).astype(np.float32), np.cos(angles).astype(np.float32)
