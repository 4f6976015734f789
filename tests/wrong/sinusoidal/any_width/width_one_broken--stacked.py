# stacks whole pairs and hangs the last sine on; without pairs there is nothing to reshape
import numpy as np


def any_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange(0, d_model, 2) / d_model)
    whole = angles[:, : d_model // 2]
    pairs = np.hstack([np.column_stack([np.sin(a), np.cos(a)]) for a in whole.T])
    return np.hstack([pairs, np.sin(angles[:, d_model // 2 :])]).astype(np.float32)
