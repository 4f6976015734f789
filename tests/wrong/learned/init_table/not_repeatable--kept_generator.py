# one generator for all calls, made outside
import numpy as np

_generator = np.random.default_rng(0)


def init_table(max_seq_len, embed_dim, seed):
    return _generator.normal(0.0, 0.02, (max_seq_len, embed_dim)).astype(np.float32)
