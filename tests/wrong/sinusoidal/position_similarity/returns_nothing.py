# fills an array and does not return it
import numpy as np


def position_similarity(encoding):
    similarity = np.empty((len(encoding), len(encoding)), encoding.dtype)
    np.matmul(encoding, encoding.T, out=similarity)
