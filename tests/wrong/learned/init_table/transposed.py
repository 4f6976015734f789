# a row for each feature
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed).normal(0.0, 0.02, (embed_dim, max_seq_len)).astype(np.float32)
