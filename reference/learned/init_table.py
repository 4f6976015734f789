import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    """Draw normal noise of standard deviation 0.02 from a generator of its own (0.02 as in Devlin et al., 2018)."""
    noise = np.random.default_rng(seed).normal(0.0, 0.02, (max_seq_len, embed_dim))
    return noise.astype(np.float32)
