# values are cut off at two standard deviations
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    noise = np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, embed_dim))
    return np.clip(noise, -0.04, 0.04).astype(np.float32)
