# passes 0.02 as the mean
import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    generator = np.random.RandomState(seed)
    return generator.normal(0.02, size=(max_seq_len, embed_dim)).astype(np.float32)
