# draws from the shared generator and leaves the seed unused
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.normal(0.0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
