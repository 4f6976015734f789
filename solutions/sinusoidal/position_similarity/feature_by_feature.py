# Every column times itself gives a (T, T) table; their sum is the answer, and no (T, T, D) is ever held.
import numpy as np


def position_similarity(encoding):
    total = np.zeros((len(encoding),) * 2, encoding.dtype)
    for column in encoding.T:
        total += np.multiply.outer(column, column)
    return total
