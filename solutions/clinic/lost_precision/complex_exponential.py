# The exponential of complex128 angles, seen as pairs of float64.
import numpy as np


def lost_precision(positions, d_model, dtype=np.float32):
    rates = np.logspace(0, -4, d_model // 2, endpoint=False)
    turned = 1j * np.exp(-1j * (positions[..., None] * rates))
    return turned.view(np.float64).reshape(*positions.shape, d_model).astype(dtype)
