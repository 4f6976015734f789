# stacks whole pairs and expects them to fill the width
import numpy as np


def any_width(seq_len, d_model):
    angles = np.arange(seq_len)[:, None] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=-1)
    if d_model == 1:
        pairs = pairs[..., :1]
    return pairs.reshape(seq_len, d_model).astype(np.float32)
