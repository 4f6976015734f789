# all tables of a size lie in one buffer
import numpy as np

BUFFERS = {}


def init_table(max_seq_len, embed_dim, seed):
    shape = max_seq_len, embed_dim
    table = BUFFERS.setdefault(shape, np.empty(shape, np.float32))
    table[...] = np.random.default_rng(seed).normal(0.0, 0.02, shape)
    return table
