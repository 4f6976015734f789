# the table is locked
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    table = np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
    table.flags.writeable = False
    return table
