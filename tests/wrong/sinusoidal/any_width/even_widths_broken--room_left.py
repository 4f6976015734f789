# cuts one angle from the cosines whatever the width, and leaves the last odd column of an even one at 0
import numpy as np


def any_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1 : d_model - 1 : 2] = np.cos(angles[:, :-1])
    return encoding.astype(np.float32)
