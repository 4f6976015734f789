"""Oracle of the learned relative bias: one query of one head at a time."""

import numpy as np


def bias_from_table(table, seq_len):
    """Return a number for each head and pair (Raffel et al., 2020, section 2.1; clipped as in Shaw et al., 2018)."""
    n_heads, n_columns = table.shape
    middle = n_columns // 2
    bias = np.empty((n_heads, seq_len, seq_len), dtype=table.dtype)
    for head in range(n_heads):
        for i in range(seq_len):
            distance = np.clip(i - np.arange(seq_len), -middle, middle)
            bias[head, i] = table[head, distance + middle]
    return bias
