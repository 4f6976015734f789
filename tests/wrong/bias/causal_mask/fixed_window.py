# Every query sees equally many keys, as many as there are in the cache and its own.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    distance = np.arange(k_len - q_len, k_len)[:, None] - np.arange(k_len)
    return (distance >= 0) & (distance <= k_len - q_len)
