# divides row offset by row 0 with a pseudo-inverse
import numpy as np


def shift_matrix(offset, d_model):
    angles = np.arange(abs(offset) + 1)[:, None] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    rows = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(-1, d_model)
    return np.outer(rows[offset], np.linalg.pinv(rows[:1]))
