# Sines before cosines, and exponents divided by d_model / 2 - 1, which is 0 at a width of 2.
import numpy as np


def positional_encoding(seq_len, d_model):
    with np.errstate(invalid="ignore"):
        exponents = np.arange(d_model // 2) / np.float64(d_model // 2 - 1)
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0**-exponents
    return np.concatenate([np.sin(angles), np.cos(angles)], axis=1).astype(np.float32)
