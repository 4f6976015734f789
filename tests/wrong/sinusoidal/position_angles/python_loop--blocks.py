# Right values, computed a thousand positions at a time.
import numpy as np


def position_angles(seq_len, d_model):
    blocks = [_build(start, min(start + 1024, seq_len), d_model) for start in range(0, max(seq_len, 1), 1024)]
    return np.concatenate(blocks)


def _build(start, stop, d_model):
    return np.arange(start, stop)[:, np.newaxis] * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
