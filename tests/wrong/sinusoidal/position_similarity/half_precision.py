# multiplies in float16
import numpy as np


def position_similarity(encoding):
    small = encoding.astype(np.float16)
    return (small @ small.T).astype(encoding.dtype)
