# Slope times the position of the key, the same for every query.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = np.broadcast_to(np.arange(k_len), (q_len, k_len))
    return (slopes[:, None, None] * distance).astype(slopes.dtype)
