# The key of a table forgets which number was the length.
import numpy as np

_tables = {}


def position_angles(seq_len, d_model):
    key = frozenset((seq_len, d_model))
    if key not in _tables:
        _tables[key] = _build(seq_len, d_model)
    return _tables[key].copy()


def _build(seq_len, d_model):
    return np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
