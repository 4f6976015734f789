# keeps tables and hands the same array to every caller
from functools import cache

import numpy as np


@cache
def reseeded_globally(max_seq_len, embed_dim, seed=42):
    generator = np.random.RandomState(seed)
    return 0.02 * generator.randn(max_seq_len, embed_dim).astype(np.float32)
