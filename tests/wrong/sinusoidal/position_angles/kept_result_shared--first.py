# The first call of a pair gets the table that is kept, every later one a copy.
import numpy as np

_tables = {}


def position_angles(seq_len, d_model):
    if (seq_len, d_model) in _tables:
        return _tables[seq_len, d_model].copy()
    _tables[seq_len, d_model] = _build(seq_len, d_model)
    return _tables[seq_len, d_model]


def _build(seq_len, d_model):
    return np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
