# Even rows get sines and odd rows get cosines, by the parity of the position.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)[:, np.newaxis]
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = positions * frequencies
    wide = np.repeat(angles, 2, axis=1)
    return np.where(positions % 2 == 0, np.sin(wide), np.cos(wide)).astype(np.float32)
