# the step is right now, and the base was lowered to make up for it
import numpy as np


def frequencies(d_model):
    return 100.0 ** (-np.arange(0, d_model, 2) / d_model)


def half_exponent(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * frequencies(d_model)
    waves = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return waves.reshape(seq_len, d_model).astype(np.float32)
