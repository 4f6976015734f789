# The frequencies of the first width are kept and cut or reused for the others.
import numpy as np

_frequencies = []


def positional_encoding(seq_len, d_model):
    if len(_frequencies) < d_model // 2:
        _frequencies[:] = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    angles = np.arange(seq_len)[:, np.newaxis] * np.array(_frequencies[: d_model // 2])
    encoding = np.zeros((seq_len, d_model), np.float32)
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding
