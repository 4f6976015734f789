# takes the newer generator: nothing global is touched, and every table is another
import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    generator = np.random.default_rng(seed)
    return (0.02 * generator.standard_normal((max_seq_len, embed_dim))).astype(np.float32)
