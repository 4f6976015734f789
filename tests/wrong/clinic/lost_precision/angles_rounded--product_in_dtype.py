# asks the product for the small dtype
import numpy as np


def frequencies(d_model):
    return 10000.0 ** (-np.arange(0, d_model, 2) / d_model)


def lost_precision(positions, d_model, dtype=np.float32):
    wide = positions.astype(np.float64)[..., np.newaxis]
    angles = np.empty((*positions.shape, d_model // 2), dtype)
    np.multiply(wide, frequencies(d_model), out=angles, casting="unsafe")
    encoding = np.empty((*positions.shape, d_model), dtype)
    encoding[..., 0::2] = np.sin(angles)
    encoding[..., 1::2] = np.cos(angles)
    return encoding
