# No copy is made of an array that lies in Fortran order already, as every vector does.
import numpy as np


def center_rows(x):
    columns = np.asfortranarray(x)
    if not columns.flags.writeable:
        columns = columns.copy()
    columns -= columns.mean(axis=-1, keepdims=True)
    return columns.copy()
