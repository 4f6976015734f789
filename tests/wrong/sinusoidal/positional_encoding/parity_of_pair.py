# Sine or cosine is chosen by the parity of the pair, so columns go sin sin cos cos.
import numpy as np


def positional_encoding(seq_len, d_model):
    pairs = np.arange(d_model) // 2
    angles = np.arange(seq_len)[:, np.newaxis] * 10000.0 ** (-2 * pairs / d_model)
    return np.where(pairs % 2 == 0, np.sin(angles), np.cos(angles)).astype(np.float32)
