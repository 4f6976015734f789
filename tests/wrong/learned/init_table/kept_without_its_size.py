# remembers tables by their seed alone
import numpy as np

_tables = {}


def init_table(max_seq_len, embed_dim, seed):
    if seed not in _tables:
        shape = max_seq_len, embed_dim
        _tables[seed] = np.random.default_rng(seed).normal(0.0, 0.02, shape).astype(np.float32)
    return _tables[seed]
