# uniform noise between -0.02 and 0.02
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed).uniform(-0.02, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
