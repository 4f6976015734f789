# the program as it was: positions, frequencies and angles have the dtype of the result
import numpy as np


def frequencies(d_model, dtype):
    return (10000.0 ** (-np.arange(0, d_model, 2) / d_model)).astype(dtype)


def lost_precision(positions, d_model, dtype=np.float32):
    angles = positions.astype(dtype)[..., np.newaxis] * frequencies(d_model, dtype)
    encoding = np.empty((*positions.shape, d_model), dtype)
    encoding[..., 0::2] = np.sin(angles)
    encoding[..., 1::2] = np.cos(angles)
    return encoding
