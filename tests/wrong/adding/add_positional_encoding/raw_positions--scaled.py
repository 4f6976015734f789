# adds the position's number divided by T
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    seq_len = embeddings.shape[1]
    positions = np.arange(seq_len, dtype=np.float32) / max(seq_len, 1)
    return embeddings + positions[np.newaxis, :, np.newaxis]
