# makes the table as wide as whole pairs are, and one column is missing
import numpy as np


def any_width(seq_len, d_model):
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-2 * np.arange(d_model // 2) / d_model)
    encoding = np.zeros((seq_len, d_model // 2 * 2))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles)
    return encoding.astype(np.float32)
