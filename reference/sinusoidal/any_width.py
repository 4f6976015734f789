import math

import numpy as np


def any_width(seq_len, d_model):
    """Return the sine or cosine that belongs to every column there is (Vaswani et al., 2017, 3.5, any width)."""
    encoding = np.empty((seq_len, d_model))
    for column in range(d_model):
        wave = math.sin if column % 2 == 0 else math.cos
        for position in range(seq_len):
            encoding[position, column] = wave(position / 10000.0 ** (2 * (column // 2) / d_model))
    return encoding.astype(np.float32)
