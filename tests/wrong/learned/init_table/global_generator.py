# seeds and draws from the generator that the whole program shares
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    np.random.seed(seed)
    return np.random.randn(max_seq_len, embed_dim).astype(np.float32) * 0.02
