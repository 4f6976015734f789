# the shared generator, always seeded with 42
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    np.random.seed(42)
    return np.random.randn(max_seq_len, embed_dim).astype(np.float32) * 0.02
