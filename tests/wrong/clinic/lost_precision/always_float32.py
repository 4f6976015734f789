# returns float32 always
import numpy as np


def frequencies(d_model):
    return 10000.0 ** (-np.arange(0, d_model, 2) / d_model)


def lost_precision(positions, d_model, dtype=np.float32):
    angles = positions[..., np.newaxis] * frequencies(d_model)
    encoding = np.empty((*positions.shape, d_model), np.float32)
    encoding[..., 0::2] = np.sin(angles)
    encoding[..., 1::2] = np.cos(angles)
    return encoding
