# Centering is linear: every row times the identity less 1 / n.
import numpy as np


def center_rows(x):
    size = x.shape[-1]
    return x @ (np.eye(size) - 1 / size).astype(x.dtype)
