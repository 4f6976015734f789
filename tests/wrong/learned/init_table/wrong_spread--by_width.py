# scaled by the root of the width, as matrices are
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    noise = np.random.default_rng(seed).standard_normal((max_seq_len, embed_dim))
    return (noise / np.sqrt(embed_dim)).astype(np.float32)
