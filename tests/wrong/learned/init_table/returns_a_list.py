# nested lists
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    return np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, embed_dim)).tolist()
