# All results are windows on one buffer.
import numpy as np

BUFFER = np.zeros(300 * 300 * 16, np.float32)


def relative_position_encoding(seq_len, head_dim):
    position = np.arange(seq_len)
    distance = position[:, np.newaxis] - position[np.newaxis, :]
    frequency = 10000.0 ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = distance[:, :, np.newaxis] * frequency
    encoding = BUFFER[: seq_len * seq_len * head_dim].reshape(seq_len, seq_len, head_dim)
    encoding[:, :, 0::2] = np.sin(angle)
    encoding[:, :, 1::2] = np.cos(angle)
    return encoding
