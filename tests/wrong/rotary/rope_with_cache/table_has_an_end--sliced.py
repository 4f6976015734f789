# Slices a table that ends: past its end the slice is empty.
import numpy as np

LONGEST = 4096


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    table = np.arange(LONGEST)[:, np.newaxis] * float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = table[offset : offset + seq_len] if position_ids is None else table[position_ids][:, np.newaxis]
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty(x.shape, x.dtype)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
