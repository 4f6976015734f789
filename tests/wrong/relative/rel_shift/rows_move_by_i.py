# Row i moves left by i: the first row stays and the last moves most.
import numpy as np


def rel_shift(x):
    *lead, n_queries, n_keys = x.shape
    wide = np.concatenate([x, np.zeros((*lead, n_queries, 2), x.dtype)], axis=-1)
    flat = np.concatenate(
        [wide.reshape(*lead, n_queries * (n_keys + 2)), np.zeros((*lead, n_queries), x.dtype)], axis=-1
    )
    return flat.reshape(*lead, n_queries, n_keys + 3)[..., :n_keys]
