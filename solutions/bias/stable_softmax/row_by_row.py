# One row at a time, with a copy that is worked on in place.
import numpy as np


def stable_softmax(scores):
    weights = np.array(scores, order="C")
    for row in weights.reshape(int(np.prod(scores.shape[:-1])), scores.shape[-1]):
        if (row == -np.inf).all():
            row[:] = 0
            continue
        row -= row.max()
        np.exp(row, out=row)
        row /= row.sum()
    return weights
