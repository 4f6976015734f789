import math

import numpy as np


def half_exponent(seq_len, d_model):
    """Return sines on even and cosines on odd columns, pair i at 10000 ** (-2i / d_model) (Vaswani et al., 2017)."""
    encoding = np.empty((seq_len, d_model))
    for position in range(seq_len):
        for pair in range(d_model // 2):
            angle = position / 10000.0 ** (2 * pair / d_model)
            encoding[position, 2 * pair] = math.sin(angle)
            encoding[position, 2 * pair + 1] = math.cos(angle)
    return encoding.astype(np.float32)
