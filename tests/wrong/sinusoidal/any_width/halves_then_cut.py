# joins all sines and all cosines and cuts what is too wide
import numpy as np


def any_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    joined = np.concatenate([np.sin(angles), np.cos(angles)], axis=1)
    return joined[:, :d_model].astype(np.float32)
