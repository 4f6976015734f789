# one generator for each seed, which goes on where it stopped
import numpy as np

_generators = {}


def init_table(max_seq_len, embed_dim, seed):
    if seed not in _generators:
        _generators[seed] = np.random.default_rng(seed)
    return _generators[seed].normal(0.0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
