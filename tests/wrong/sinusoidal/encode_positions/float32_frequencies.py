# angles are float64, made of frequencies that were rounded to float32
import numpy as np


def encode_positions(positions, d_model):
    frequencies = (10000.0 ** (-np.arange(0, d_model, 2) / d_model)).astype(np.float32)
    angles = positions[..., np.newaxis].astype(np.float64) * frequencies
    encoding = np.empty((*positions.shape, d_model), np.float32)
    encoding[..., 0::2] = np.sin(angles)
    encoding[..., 1::2] = np.cos(angles)
    return encoding
