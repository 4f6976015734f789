"""Oracle of the causal mask: one query at a time."""

import numpy as np


def causal_mask(q_len, k_len=None):
    """Let a query see its own key and those before it (Vaswani et al., 2017, section 3.2.3), the last ones aligned."""
    n_keys = q_len if k_len is None else k_len
    mask = np.zeros((q_len, n_keys), dtype=bool)
    for i in range(q_len):
        own_key = n_keys - q_len + i
        mask[i, : own_key + 1] = True
    return mask
