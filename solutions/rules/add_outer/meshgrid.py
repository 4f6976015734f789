# Two grids that index like a matrix, added element by element.
import numpy as np


def add_outer(a, b):
    rows, columns = np.meshgrid(a, b, indexing="ij")
    return rows + columns
