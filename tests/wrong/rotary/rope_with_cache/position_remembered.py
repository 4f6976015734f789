# Counts on from the call before where no offset is given.
import numpy as np

SEEN = {"tokens": 0}


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    start = offset or SEEN["tokens"]
    SEEN["tokens"] = start + seq_len
    ids = start + np.arange(seq_len)[np.newaxis] if position_ids is None else position_ids
    frequency = float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = ids[:, np.newaxis, :, np.newaxis] * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty(x.shape, x.dtype)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
