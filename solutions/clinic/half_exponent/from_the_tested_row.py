# The frequencies of unit 2, each of them twice, and the parity decides.
import numpy as np


def half_exponent(seq_len, d_model):
    rates = np.repeat(angular_frequencies(d_model), 2)
    angles = np.arange(seq_len).reshape(-1, 1) * rates
    return np.where(np.arange(d_model) % 2, np.cos(angles), np.sin(angles)).astype(np.float32)
