# One column of each pair is filled, sine or cosine by the pair's parity; the other stays 0.
import numpy as np


def positional_encoding(seq_len, d_model):
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::4] = np.sin(angles[:, 0::2])
    encoding[:, 3::4] = np.cos(angles[:, 1::2])
    return encoding
