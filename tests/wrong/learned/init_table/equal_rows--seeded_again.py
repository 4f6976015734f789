# every row starts from the same seed
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    rows = [np.random.default_rng(seed).normal(0.0, 0.02, embed_dim) for _ in range(max_seq_len)]
    return np.array(rows, dtype=np.float32)
