# The lesson's steps for a table of offsets, with the positions given: one more axis, sine and cosine in turns, float32.
import numpy as np


def encode_positions(positions, d_model):
    frequencies = np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))  # (d_model / 2,)
    angles = positions[..., np.newaxis] * frequencies  # (..., d_model / 2)
    encoding = np.zeros((*positions.shape, d_model))
    encoding[..., 0::2] = np.sin(angles)
    encoding[..., 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
