# makes a column of the positions, which have one axis in the tests of the author
import numpy as np


def frequencies(d_model):
    return 10000.0 ** (-np.arange(0, d_model, 2) / d_model)


def lost_precision(positions, d_model, dtype=np.float32):
    angles = positions.reshape(-1, 1) * frequencies(d_model)
    encoding = np.empty((positions.size, d_model), dtype)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
