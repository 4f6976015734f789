# Every column computes its own angle, and its parity chooses sine or cosine.
import numpy as np


def positional_encoding(seq_len, d_model):
    columns = np.arange(d_model)
    frequencies = 10000.0 ** (-2 * (columns // 2) / d_model)  # (d_model,): each frequency twice
    angles = np.arange(seq_len)[:, None] * frequencies  # (seq_len, d_model)
    return np.where(columns % 2 == 0, np.sin(angles), np.cos(angles)).astype(np.float32)
