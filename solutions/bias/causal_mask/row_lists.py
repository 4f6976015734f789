# One list of truth values for each query.
import numpy as np


def causal_mask(q_len, k_len=None):
    total = q_len if k_len is None else k_len
    seen = [[j <= total - q_len + i for j in range(total)] for i in range(q_len)]
    return np.array(seen, dtype=bool).reshape(q_len, total)
