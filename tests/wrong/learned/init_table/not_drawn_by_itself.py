# the mean of the table is subtracted
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    noise = np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, embed_dim))
    return (noise - noise.mean()).astype(np.float32)
