import numpy as np


def lost_precision(positions, d_model, dtype=np.float32):
    """Return sines and cosines of float64 angles, rounded once at the end (Vaswani et al., 2017, section 3.5)."""
    encoding = np.empty((*positions.shape, d_model))
    for pair in range(d_model // 2):
        angles = positions / 10000.0 ** (2 * pair / d_model)  # whole numbers divided by a number: float64
        encoding[..., 2 * pair] = np.sin(angles)
        encoding[..., 2 * pair + 1] = np.cos(angles)
    return encoding.astype(dtype)
