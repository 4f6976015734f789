# whole positions, and frequencies in the dtype of the result
import numpy as np


def frequencies(d_model):
    return 10000.0 ** (-np.arange(0, d_model, 2) / d_model)


def lost_precision(positions, d_model, dtype=np.float32):
    rates = frequencies(d_model).astype(dtype)
    angles = positions.astype(np.float64)[..., np.newaxis] * rates
    encoding = np.empty((*positions.shape, d_model), dtype)
    encoding[..., 0::2] = np.sin(angles)
    encoding[..., 1::2] = np.cos(angles)
    return encoding
