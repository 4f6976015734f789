# fills whole pairs and leaves the last column at 0
import numpy as np


def any_width(seq_len, d_model):
    pairs = d_model // 2
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-2 * np.arange(pairs) / d_model)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0 : 2 * pairs : 2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
