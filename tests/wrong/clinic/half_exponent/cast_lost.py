# mended, and no longer float32
import numpy as np

BASE = 10000.0


def half_exponent(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * BASE ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, d_model)
