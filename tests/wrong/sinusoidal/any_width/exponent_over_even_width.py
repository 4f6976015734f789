# divides the exponent by the next smaller even width
import numpy as np


def any_width(seq_len, d_model):
    pairs = max(d_model // 2, 1)
    angles = np.arange(seq_len).reshape(-1, 1) * 10000.0 ** (-np.arange((d_model + 1) // 2) / pairs)
    encoding = np.zeros((seq_len, d_model))
    encoding[:, 0::2] = np.sin(angles)
    encoding[:, 1::2] = np.cos(angles[:, : d_model // 2])
    return encoding.astype(np.float32)
