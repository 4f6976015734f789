# Right values, computed one position at a time.
import numpy as np


def positional_encoding(seq_len, d_model):
    frequencies = 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    encoding = np.zeros((seq_len, d_model), np.float32)
    for position in range(seq_len):
        encoding[position, 0::2] = np.sin(position * frequencies)
        encoding[position, 1::2] = np.cos(position * frequencies)
    return encoding
