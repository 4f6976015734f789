# The exponents are divided by d_model / 2 - 1, which is 0 at a width of 2.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = [10000.0 ** -(pair / (d_model // 2 - 1)) for pair in range(d_model // 2)]
    return positions * np.array(frequencies)
