# divides with //, so every exponent is 0
import numpy as np

BASE = 10000.0


def frequencies(d_model):
    pair = np.arange(d_model // 2)
    return BASE ** -(2 * pair // d_model).astype(float)


def half_exponent(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * frequencies(d_model)
    waves = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return waves.reshape(seq_len, d_model).astype(np.float32)
