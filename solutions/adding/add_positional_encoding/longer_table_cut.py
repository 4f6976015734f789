# Honour max_seq_len: build that many rows, cut the first T, and say the batch axis aloud.
import numpy as np


def sines_and_cosines(rows, width):
    angles = np.arange(rows)[:, np.newaxis] * 10000.0 ** (-np.arange(0, width, 2) / width)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(rows, width).astype(np.float32)


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    rows = seq_len if max_seq_len is None else max(seq_len, max_seq_len)
    return embeddings + sines_and_cosines(rows, width)[np.newaxis, :seq_len, :]
