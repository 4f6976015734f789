# only the lower 16 bits of the seed count
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed % 2**16).normal(0.0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
