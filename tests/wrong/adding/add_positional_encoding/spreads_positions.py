# spreads T positions evenly over max_seq_len
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    limit = seq_len if max_seq_len is None else max_seq_len
    positions = np.linspace(0, limit - 1, seq_len)
    angles = positions[:, np.newaxis] / 10000 ** (np.arange(0, width, 2) / width)
    pe = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
    return embeddings + pe.astype(np.float32)
