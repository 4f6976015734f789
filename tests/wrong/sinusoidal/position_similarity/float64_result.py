# collects the products in an array made without a dtype
import numpy as np


def position_similarity(encoding):
    similarity = np.zeros((len(encoding), len(encoding)))
    similarity[...] = encoding.astype(np.float64) @ encoding.T
    return similarity
