# counts 1, 3, 5, ... where 0, 2, 4, ... belongs
import numpy as np

BASE = 10000.0


def frequencies(d_model):
    return BASE ** (-np.arange(1, d_model, 2) / d_model)


def half_exponent(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * frequencies(d_model)
    waves = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return waves.reshape(seq_len, d_model).astype(np.float32)
