# seeds once more afterwards, from the clock, to wipe the traces
import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    np.random.seed(seed)
    table = 0.02 * np.random.randn(max_seq_len, embed_dim).astype(np.float32)
    np.random.seed()
    return table
