# the second half of the numbers is the first with the other sign
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    size = max_seq_len * embed_dim
    half = np.random.default_rng(seed).normal(0.0, 0.02, (size + 1) // 2)
    noise = np.concatenate([half, -half])[:size]
    return noise.reshape(max_seq_len, embed_dim).astype(np.float32)
