# the program as it was: as many cosines as sines, where an odd width has room for one less
import numpy as np

BASE = 10000.0


def frequencies(d_model):
    return np.exp(-np.log(BASE) * np.arange(0, d_model, 2) / d_model)


def any_width(seq_len, d_model):
    column = np.arange(seq_len).reshape(-1, 1)
    angles = column * frequencies(d_model)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
