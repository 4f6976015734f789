# always gives float32
import numpy as np


def position_similarity(encoding):
    return (encoding @ encoding.T).astype(np.float32)
