# remembers tables by their size alone
import numpy as np

_tables = {}


def init_table(max_seq_len, embed_dim, seed):
    key = max_seq_len, embed_dim
    if key not in _tables:
        _tables[key] = np.random.default_rng(seed).normal(0.0, 0.02, key).astype(np.float32)
    return _tables[key]
