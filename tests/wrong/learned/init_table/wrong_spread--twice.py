# scaled twice
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    noise = np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, embed_dim))
    return (0.02 * noise).astype(np.float32)
