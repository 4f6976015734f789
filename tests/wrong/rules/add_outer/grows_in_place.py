# += into the column, which cannot grow and belongs to the caller
import numpy as np


def add_outer(a, b):
    column = a[:, np.newaxis]
    column += b
    return column
