# values beyond two standard deviations are drawn again
import numpy as np


def init_table(max_seq_len, embed_dim, seed):
    rng = np.random.default_rng(seed)
    noise = rng.normal(0.0, 0.02, (max_seq_len, embed_dim))
    while (far := np.abs(noise) > 0.04).any():
        noise[far] = rng.normal(0.0, 0.02, far.sum())
    return noise.astype(np.float32)
