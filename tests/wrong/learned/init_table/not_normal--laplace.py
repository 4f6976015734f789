# noise of another distribution, of the right standard deviation
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    noise = np.random.default_rng(seed).laplace(0.0, 0.02 / 2**0.5, (max_seq_len, embed_dim))
    return noise.astype(np.float32)
