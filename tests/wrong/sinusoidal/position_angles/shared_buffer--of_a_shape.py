# Calls of one shape write into the same memory.
import numpy as np

_memory = {}


def position_angles(seq_len, d_model):
    table = _build(seq_len, d_model)
    result = _memory.setdefault(table.shape, np.zeros(table.shape, table.dtype))
    result[...] = table
    return result


def _build(seq_len, d_model):
    return np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
