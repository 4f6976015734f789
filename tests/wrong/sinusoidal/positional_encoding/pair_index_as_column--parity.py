# Pair i is written to column i alone, sine or cosine by its parity; the right half stays 0.
import numpy as np


def positional_encoding(seq_len, d_model):
    positions = np.arange(seq_len)
    encoding = np.zeros((seq_len, d_model), np.float32)
    for i in range(d_model // 2):
        wave = np.sin if i % 2 == 0 else np.cos
        encoding[:, i] = wave(positions * 10000.0 ** (-2 * i / d_model))
    return encoding
