# one row of noise, repeated
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    row = np.random.default_rng(seed).normal(0.0, 0.02, embed_dim).astype(np.float32)
    return np.tile(row, (max_seq_len, 1))
