# einsum with no index in common: every position meets every frequency.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len, dtype=np.float64)
    frequencies = 10000.0 ** -np.linspace(0, 1, d_model // 2, endpoint=False)
    return np.einsum("t,f->tf", positions, frequencies)
