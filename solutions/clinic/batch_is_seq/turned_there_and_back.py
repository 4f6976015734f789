# Works in (T, B, D), where a column of positions is right, and turns the result back.
import numpy as np


def batch_is_seq(embeddings):
    time_first = np.swapaxes(embeddings, 0, 1)
    seq_len, _, width = time_first.shape
    angles = np.outer(np.arange(seq_len), 10000.0 ** (-2 * np.arange(width // 2) / width))
    pairs = np.stack([np.sin(angles), np.cos(angles)], axis=2).reshape(seq_len, 1, width)
    return np.swapaxes(time_first + pairs.astype(np.float32), 0, 1)
