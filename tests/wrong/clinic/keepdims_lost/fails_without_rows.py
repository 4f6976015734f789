# one row after the other, and none to stack where there is none
import numpy as np


def keepdims_lost(scores):
    def one_row(row):
        parts = np.exp(row - row.max())
        return parts / parts.sum()

    return np.apply_along_axis(one_row, -1, scores)
