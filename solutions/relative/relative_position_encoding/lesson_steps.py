# The lesson's steps: signed distances by two new axes, log-space frequencies, sine and cosine into every other column.
import numpy as np


def relative_position_encoding(seq_len, head_dim):
    index = np.arange(seq_len)
    distance = index[:, np.newaxis] - index[np.newaxis, :]
    log_step = np.log(10000.0) / head_dim
    frequency = np.exp(-log_step * np.arange(0, head_dim, 2))
    angle = distance[:, :, np.newaxis] * frequency

    result = np.zeros((seq_len, seq_len, head_dim))
    result[:, :, ::2] = np.sin(angle)
    result[:, :, 1::2] = np.cos(angle)
    return result.astype(np.float32)
