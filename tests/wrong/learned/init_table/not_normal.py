# uniform noise of the right standard deviation
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    limit = 0.02 * 3**0.5
    return np.random.default_rng(seed).uniform(-limit, limit, (max_seq_len, embed_dim)).astype(np.float32)
