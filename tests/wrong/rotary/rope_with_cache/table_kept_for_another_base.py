# The table is kept under the offset, the length and the width; the base is forgotten.
import numpy as np

TABLES = {}


def turns(position, head_dim, base):
    angle = position * float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    return np.cos(angle), np.sin(angle)


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    key = offset, seq_len, head_dim
    if position_ids is not None:
        cos, sin = turns(position_ids[:, np.newaxis, :, np.newaxis], head_dim, base)
    else:
        if key not in TABLES:
            TABLES[key] = turns(offset + np.arange(seq_len)[:, np.newaxis], head_dim, base)
        cos, sin = TABLES[key]
    turned = np.empty(x.shape, x.dtype)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
