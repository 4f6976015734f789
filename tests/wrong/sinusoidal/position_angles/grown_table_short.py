# The table that is kept is renewed only when it is more than one row too short.
import numpy as np

_tables = {}


def position_angles(seq_len, d_model):
    table = _tables.get(d_model)
    if table is None or len(table) < seq_len - 1:
        table = _tables[d_model] = _build(seq_len, d_model)
    return table[:seq_len].copy()


def _build(seq_len, d_model):
    return np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
