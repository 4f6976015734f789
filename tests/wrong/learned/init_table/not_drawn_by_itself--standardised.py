# the table is brought to mean 0 and standard deviation 0.02
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    noise = np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, embed_dim))
    if noise.size > 1:
        noise = 0.02 * (noise - noise.mean()) / noise.std()
    return noise.astype(np.float32)
