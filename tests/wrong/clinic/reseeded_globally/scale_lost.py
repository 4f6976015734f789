# loses the factor 0.02 in the rewriting
import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    return np.random.RandomState(seed).randn(max_seq_len, embed_dim).astype(np.float32)
