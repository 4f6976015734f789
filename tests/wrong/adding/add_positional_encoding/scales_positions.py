# divides the positions by max_seq_len
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    positions = np.arange(seq_len)[:, np.newaxis] / (max_seq_len or max(seq_len, 1))
    angles = positions / 10000 ** (np.arange(0, width, 2) / width)
    pe = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
    return embeddings + pe.astype(np.float32)
