# 1j * exp(-1j * a) is sin(a) + 1j * cos(a); seen as plain floats, the two parts alternate along the last axis.
import numpy as np


def positional_encoding(seq_len, d_model):
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    turned = 1j * np.exp(-1j * np.arange(seq_len)[:, np.newaxis] * frequencies)  # (seq_len, d_model / 2) complex128
    return turned.view(np.float64).astype(np.float32)  # (seq_len, d_model)
