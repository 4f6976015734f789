# mean and standard deviation are both 0.02
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed).normal(0.02, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
