# No copy is made of an array that lies in Fortran order already, as every vector does.
import numpy as np


def layer_norm(x, gamma, beta, eps=1e-5):
    columns = np.asfortranarray(x)
    if not columns.flags.writeable:
        columns = columns.copy()
    columns -= columns.mean(axis=-1, keepdims=True)
    return gamma * columns / np.sqrt((columns**2).mean(axis=-1, keepdims=True) + eps) + beta
