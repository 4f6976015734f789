# numbers from 0 up, scaled by 0.02
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed).random((max_seq_len, embed_dim), dtype=np.float32) * 0.02
