# sums over the positions
import numpy as np


def position_similarity(encoding):
    return np.einsum("ti,tj->ij", encoding, encoding)
