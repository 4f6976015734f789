# moves the columns along instead of the positions
import numpy as np


def shift_matrix(offset, d_model):
    return np.roll(np.eye(d_model), offset, axis=0)
