# unpacks the shape into exactly one size
import numpy as np


def encode_positions(positions, d_model):
    (seq_len,) = positions.shape
    angles = positions.reshape(seq_len, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], -1).reshape(seq_len, d_model).astype(np.float32)
