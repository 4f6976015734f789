# One position after the other, with Python's own floats.
import math

import numpy as np


def row(position, d_model):
    angles = [position / 10000.0 ** (2 * pair / d_model) for pair in range(d_model // 2)]
    return [wave(angle) for angle in angles for wave in (math.sin, math.cos)]


def lost_precision(positions, d_model, dtype=np.float32):
    rows = [row(int(position), d_model) for position in positions.ravel()]
    return np.array(rows, np.float64).reshape(*positions.shape, d_model).astype(dtype)
