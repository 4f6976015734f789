# cosines in the even columns, sines in the odd ones
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    angles = np.arange(seq_len)[:, np.newaxis] / 10000 ** (np.arange(0, width, 2) / width)
    pe = np.stack([np.cos(angles), np.sin(angles)], axis=-1).reshape(seq_len, width)
    return embeddings + pe.astype(np.float32)
