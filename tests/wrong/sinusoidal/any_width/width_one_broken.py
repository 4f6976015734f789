# goes from pair to pair, and finds none at a width of 1
import numpy as np


def any_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    pairs = np.split(angles[:, : d_model // 2], d_model // 2, axis=1)
    whole = np.hstack([np.hstack([np.sin(pair), np.cos(pair)]) for pair in pairs])
    return np.hstack([whole, np.sin(angles[:, d_model // 2 :])]).astype(np.float32)
