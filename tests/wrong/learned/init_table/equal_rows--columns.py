# one number for each row, stretched over the columns
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    column = np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, 1)).astype(np.float32)
    return column * np.ones(embed_dim, np.float32)
