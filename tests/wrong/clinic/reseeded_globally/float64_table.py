# loses the cast in the rewriting
import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    return 0.02 * np.random.RandomState(seed).randn(max_seq_len, embed_dim)
