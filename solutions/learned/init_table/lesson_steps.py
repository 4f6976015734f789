# The lesson's steps, seed, noise, cast and scale, on a generator of the old kind that nobody else uses.
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    generator = np.random.RandomState(seed)
    return generator.randn(max_seq_len, embed_dim).astype(np.float32) * 0.02
