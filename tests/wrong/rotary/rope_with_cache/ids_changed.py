# The offset is added to the position ids in place.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    ids = np.arange(seq_len)[np.newaxis] if position_ids is None else position_ids
    ids += offset
    frequency = float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = ids[:, np.newaxis, :, np.newaxis] * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty(x.shape, x.dtype)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
