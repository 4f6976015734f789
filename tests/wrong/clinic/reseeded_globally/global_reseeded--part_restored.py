# restores the state of the global generator but for the number that it holds in store
import numpy as np


def reseeded_globally(max_seq_len, embed_dim, seed=42):
    state = np.random.get_state()
    np.random.seed(seed)
    rows = 0.02 * np.random.randn(max_seq_len, embed_dim).astype(np.float32)
    np.random.set_state(state[:3])
    return rows
