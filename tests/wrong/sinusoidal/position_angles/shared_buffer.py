# Every call writes into the same memory, so an earlier result changes under its owner's hands.
import numpy as np

_memory = np.zeros(0)


def position_angles(seq_len, d_model):
    global _memory
    size = seq_len * (d_model // 2)
    if _memory.size < size:
        _memory = np.zeros(size)
    angles = _memory[:size].reshape(seq_len, d_model // 2)
    return np.multiply(np.arange(seq_len)[:, np.newaxis], 10000.0 ** (-np.arange(0, d_model, 2) / d_model), out=angles)
