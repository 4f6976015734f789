# Asks whether an id is not 0 instead of whether ids were given.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if position_ids is None or not position_ids.any():
        position_ids = offset + np.arange(seq_len)[np.newaxis]
    angle = position_ids[:, np.newaxis, :, np.newaxis] * float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty_like(x)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
