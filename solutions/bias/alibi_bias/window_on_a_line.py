# One line of biases for each head, and every query a window on it, one step further on.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    line = np.multiply.outer(slopes, np.arange(1 - k_len, q_len, dtype=slopes.dtype))
    if q_len == 0:
        return np.zeros((len(slopes), 0, k_len), slopes.dtype)
    windows = np.lib.stride_tricks.sliding_window_view(line, k_len, axis=-1)
    return windows[:, ::-1]
