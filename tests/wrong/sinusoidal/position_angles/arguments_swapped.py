# The two parameters change places, so width and length do too.
import numpy as np


def position_angles(d_model, seq_len):
    return np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / max(d_model, 1))
