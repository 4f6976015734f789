# Remembers the mask by q_len alone.
import numpy as np

KNOWN = {}


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    if q_len not in KNOWN:
        KNOWN[q_len] = np.tri(q_len, k_len, k_len - q_len, dtype=bool)
    return KNOWN[q_len]
