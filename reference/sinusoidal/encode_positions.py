import math

import numpy as np


def encode_positions(positions, d_model):
    """Return sines on even and cosines on odd columns of each position given (Vaswani et al., 2017, 3.5)."""
    encoding = np.empty((*positions.shape, d_model))
    for index in np.ndindex(positions.shape):
        for column in range(d_model):
            angle = int(positions[index]) / 10000.0 ** (2 * (column // 2) / d_model)
            encoding[(*index, column)] = math.sin(angle) if column % 2 == 0 else math.cos(angle)
    return encoding.astype(np.float32)
