# Remembers tables by q_len alone.
import numpy as np

TABLES = {}


def relative_positions(q_len, k_len=None):
    if q_len not in TABLES:
        k_len = q_len if k_len is None else k_len
        TABLES[q_len] = np.arange(q_len)[:, np.newaxis] - np.arange(k_len)
    return TABLES[q_len]
