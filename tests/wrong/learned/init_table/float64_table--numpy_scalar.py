# a NumPy float64 widens the table again
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    noise = np.random.default_rng(seed).standard_normal((max_seq_len, embed_dim), dtype=np.float32)
    return noise * np.float64(0.02)
