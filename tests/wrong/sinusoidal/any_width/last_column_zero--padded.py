# makes an encoding of the width before and pads it with a column of zeros
import numpy as np


def any_width(seq_len, d_model):
    even = d_model - d_model % 2
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, even, 2) / max(even, 1))
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, even)
    return np.pad(pairs, ((0, 0), (0, d_model - even))).astype(np.float32)
