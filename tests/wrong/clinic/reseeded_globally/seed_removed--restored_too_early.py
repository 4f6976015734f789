# puts the old state back before the numbers are drawn
import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    state = np.random.get_state()
    np.random.seed(seed)
    np.random.set_state(state)
    return 0.02 * np.random.randn(max_seq_len, embed_dim).astype(np.float32)
