# Start with everything allowed and take the upper triangle away.
import numpy as np


def causal_mask(q_len, k_len=None):
    k_len = q_len if k_len is None else k_len
    allowed = np.full((q_len, k_len), True)
    allowed[np.triu_indices(q_len, 1 + k_len - q_len, k_len)] = False
    return allowed
