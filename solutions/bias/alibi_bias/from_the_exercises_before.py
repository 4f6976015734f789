# The last rows of the square table of distances; what is after the query costs nothing.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    distance = relative_positions(k_len)[k_len - q_len :]
    return (np.maximum(distance, 0) * -slopes[:, None, None]).astype(slopes.dtype, copy=False)
