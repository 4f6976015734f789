# drops every axis of size 1
import numpy as np


def encode_positions(positions, d_model):
    angles = positions[..., np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.stack([np.sin(angles), np.cos(angles)], -1).reshape(*positions.shape, d_model)
    return pe.astype(np.float32).squeeze()
