# Only q_len + k_len - 1 numbers: a strided view of one line of distances.
import numpy as np


def relative_positions(q_len, k_len=None):
    if k_len is None:
        k_len = q_len
    line = np.arange(-k_len, q_len + 1)  # distance 0 stands at index k_len
    step = line.itemsize
    return np.lib.stride_tricks.as_strided(line[k_len:], (q_len, k_len), (step, -step), writeable=False)
