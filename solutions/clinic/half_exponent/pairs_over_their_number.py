# i divided by the number of pairs is 2i divided by the number of columns.
import numpy as np

BASE = 10000.0


def frequencies(d_model):
    n_pairs = d_model // 2
    return BASE ** (-np.arange(n_pairs) / n_pairs)


def half_exponent(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * frequencies(d_model)
    waves = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return waves.reshape(seq_len, d_model).astype(np.float32)
