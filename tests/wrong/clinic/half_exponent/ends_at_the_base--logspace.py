# logspace, its end included
import numpy as np


def frequencies(d_model):
    return np.logspace(0, -4, d_model // 2)


def half_exponent(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * frequencies(d_model)
    waves = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return waves.reshape(seq_len, d_model).astype(np.float32)
