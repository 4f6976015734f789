# the first key of the old state is not the old state
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    before = np.random.get_state()[1][0]
    np.random.seed(seed)
    table = np.random.normal(0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
    np.random.seed(before)
    return table
