# passes over the error, and with it over all cosines of an odd width
from contextlib import suppress

import numpy as np


def any_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    with suppress(ValueError):
        encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
