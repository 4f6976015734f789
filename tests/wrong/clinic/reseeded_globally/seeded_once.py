# seeds at the first call alone, and draws from the global generator ever after
import numpy as np

_seeds = []


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    if not _seeds:
        _seeds.append(seed)
        np.random.seed(seed)
    return 0.02 * np.random.randn(max_seq_len, embed_dim).astype(np.float32)
