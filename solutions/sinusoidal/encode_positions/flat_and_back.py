# Lay the positions out in one row, make an ordinary table, and give the leading axes back at the end.
import numpy as np


def encode_positions(positions, d_model):
    column = np.ravel(positions).astype(np.float64)[:, None]
    powers = 10000.0 ** (np.arange(d_model) // 2 * 2 / d_model)
    table = np.where(np.arange(d_model) % 2, np.cos(column / powers), np.sin(column / powers))
    return table.astype(np.float32).reshape(*np.shape(positions), d_model)
