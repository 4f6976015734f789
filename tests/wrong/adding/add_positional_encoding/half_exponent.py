# exponent i/D where 2i/D was meant
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(width // 2) / width)
    pe = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(seq_len, width)
    return embeddings + pe.astype(np.float32)
