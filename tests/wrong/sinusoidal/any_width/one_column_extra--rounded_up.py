# makes the table of the next even width and keeps it
import numpy as np


def any_width(seq_len, d_model):
    d_model += d_model % 2
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, d_model).astype(np.float32)
