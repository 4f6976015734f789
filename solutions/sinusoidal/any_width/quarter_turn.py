# One sine for all columns: the odd ones are a quarter turn ahead.
import numpy as np


def any_width(seq_len, d_model):
    columns = np.arange(d_model)
    rates = np.power(10000.0, -(columns - columns % 2) / d_model)
    return np.sin(np.arange(seq_len).reshape(-1, 1) * rates + columns % 2 * np.pi / 2).astype(np.float32)
