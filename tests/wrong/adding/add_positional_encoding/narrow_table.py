# room for 512 columns, the rest stays zero
import numpy as np


def add_positional_encoding(embeddings, max_seq_len=None):
    _, seq_len, width = embeddings.shape
    position = np.arange(seq_len)
    pe = np.zeros((seq_len, width), np.float32)
    for i in range(min(width // 2, 256)):
        angle = position / 10000 ** (2 * i / width)
        pe[:, 2 * i] = np.sin(angle)
        pe[:, 2 * i + 1] = np.cos(angle)
    return embeddings + pe
