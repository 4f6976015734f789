# the shared generator gets a fresh seed at the end, which is another state than before
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    np.random.seed(seed)
    table = np.random.normal(0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
    np.random.seed(None)
    return table
