# even widths as before; an odd one gets all sines, then all cosines
import numpy as np


def any_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    if d_model % 2:
        return np.concatenate([np.sin(angles), np.cos(angles[:, :-1])], axis=1).astype(np.float32)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
