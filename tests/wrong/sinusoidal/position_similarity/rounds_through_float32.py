# multiplies in float32 and widens the result
import numpy as np


def position_similarity(encoding):
    small = encoding.astype(np.float32)
    return (small @ small.T).astype(encoding.dtype)
