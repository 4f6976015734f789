"""Oracle of the table of distances: one query at a time."""

import numpy as np


def relative_positions(q_len, k_len=None):
    """Return i - j for every query i and key j (the index of R in Dai et al., 2019, section 3.3)."""
    n_keys = q_len if k_len is None else k_len
    distance = np.empty((q_len, n_keys), dtype=np.int64)
    for i in range(q_len):
        distance[i] = i - np.arange(n_keys)
    return distance
