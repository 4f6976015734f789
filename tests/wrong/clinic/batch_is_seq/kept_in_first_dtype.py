# keeps the table in the dtype of the first batch that asked for it
import numpy as np

_tables = {}


def sinusoids(n_positions, width):
    angles = np.arange(n_positions)[:, None] * 10000.0 ** (-np.arange(0, width, 2) / width)
    table = np.empty((n_positions, width), np.float32)
    table[:, 0::2] = np.sin(angles)
    table[:, 1::2] = np.cos(angles)
    return table


def batch_is_seq(embeddings):
    _, seq_len, width = embeddings.shape
    if width not in _tables or len(_tables[width]) < seq_len:
        _tables[width] = sinusoids(seq_len, width).astype(embeddings.dtype)
    return embeddings + _tables[width][:seq_len]
