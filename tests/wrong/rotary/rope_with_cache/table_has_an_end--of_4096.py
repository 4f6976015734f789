# The table ends at 4,096 positions; later ones get the last row.
import numpy as np

LONGEST = 4096


def turns(position, head_dim, base):
    angle = position * float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    return np.cos(angle), np.sin(angle)


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    ids = offset + np.arange(seq_len)[np.newaxis] if position_ids is None else position_ids
    cos, sin = turns(np.arange(LONGEST)[:, np.newaxis], head_dim, base)
    ids = np.minimum(ids, LONGEST - 1)
    cos, sin = cos[ids][:, np.newaxis], sin[ids][:, np.newaxis]
    turned = np.empty(x.shape, x.dtype)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
