# the noise is not scaled
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed).standard_normal((max_seq_len, embed_dim), dtype=np.float32)
