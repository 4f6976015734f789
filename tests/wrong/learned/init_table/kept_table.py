# hands out the same array again
from functools import cache

import numpy as np


@cache
def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
