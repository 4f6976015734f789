# is the matrix for all sines before all cosines
import numpy as np


def shift_matrix(offset, d_model):
    angles = offset * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    cos, sin = np.diag(np.cos(angles)), np.diag(np.sin(angles))
    return np.block([[cos, sin], [-sin, cos]])
