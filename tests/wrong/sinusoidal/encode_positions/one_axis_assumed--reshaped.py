# reshapes to as many rows as the first axis has
import numpy as np


def encode_positions(positions, d_model):
    angles = positions[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pe = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    return pe.reshape(len(positions), d_model).astype(np.float32)
