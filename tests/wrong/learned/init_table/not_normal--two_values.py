# every value is 0.02 or -0.02
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    signs = np.random.default_rng(seed).choice([-0.02, 0.02], (max_seq_len, embed_dim))
    return signs.astype(np.float32)
