# Positions and frequencies are float32 before they meet.
import numpy as np


def position_angles(seq_len, d_model):
    positions = np.arange(seq_len, dtype=np.float32)[:, np.newaxis]
    frequencies = (10000.0 ** (-np.arange(0, d_model, 2) / d_model)).astype(np.float32)
    return positions * frequencies
