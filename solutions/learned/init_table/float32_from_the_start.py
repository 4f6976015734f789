# Memory-minded: drawn in float32 and scaled where it lies.
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    table = np.random.default_rng(seed).standard_normal((max_seq_len, embed_dim), dtype=np.float32)
    table *= 0.02
    return table
