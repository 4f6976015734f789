# writes the encoding of position p to row p instead of where p stands
import numpy as np


def encode_positions(positions, d_model):
    flat = positions.reshape(-1)
    rows = np.zeros((flat.size, d_model), np.float32)
    for position in flat:
        angles = position / 10000.0 ** (np.arange(0, d_model, 2) / d_model)
        rows[position, 0::2] = np.sin(angles)
        rows[position, 1::2] = np.cos(angles)
    return rows.reshape(*positions.shape, d_model)
