# squares every element
import numpy as np


def position_similarity(encoding):
    return np.multiply(encoding, encoding)
