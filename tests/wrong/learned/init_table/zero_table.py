# zeros instead of noise
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.zeros((max_seq_len, embed_dim), np.float32)
