# seed 0 is replaced by a default
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed or 42).normal(0.0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
