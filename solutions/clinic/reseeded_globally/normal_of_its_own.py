# Mean, spread and shape in one call of a legacy generator that nobody else has.
import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    shape = (max_seq_len, embed_dim)
    return np.random.RandomState(seed).normal(loc=0.0, scale=0.02, size=shape).astype("float32")
