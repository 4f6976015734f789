# needs at least one axis
import numpy as np


def encode_positions(positions, d_model):
    rows = [encode_positions(row, d_model) if row.ndim else one(row, d_model) for row in positions]
    return np.array(rows, np.float32).reshape(*positions.shape, d_model)


def one(position, d_model):
    angles = position * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).ravel()
