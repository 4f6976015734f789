# The distance without its sign, so that keys after the query are penalised as well.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    steps = np.abs(np.subtract.outer(np.arange(k_len - q_len, k_len), np.arange(k_len)))
    return np.einsum("h,qk->hqk", -slopes, steps, dtype=slopes.dtype, casting="same_kind")
