# A cosine is a sine a quarter turn ahead, so a single sine over the whole table is enough.
import numpy as np


def positional_encoding(seq_len, d_model):
    frequencies = np.repeat(10000.0 ** (-np.arange(0, d_model, 2) / d_model), 2)
    quarter_turns = np.tile([0.0, np.pi / 2], d_model // 2)
    angles = np.arange(seq_len).reshape(-1, 1) * frequencies + quarter_turns
    return np.sin(angles).astype(np.float32)
