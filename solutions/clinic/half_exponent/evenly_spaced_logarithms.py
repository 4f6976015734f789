# From 1 down to 1/10000, that end left out: logspace spaces the exponents evenly.
import numpy as np


def half_exponent(seq_len, d_model):
    rates = np.logspace(0, -4, d_model // 2, endpoint=False)
    turned = 1j * np.exp(-1j * np.arange(seq_len)[:, None] * rates)  # sine + 1j * cosine
    return turned.view(np.float64).astype(np.float32)
