# The lesson's steps: a column of positions times a row of frequencies; even and odd features are filled in.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    batch, heads, seq_len, head_dim = x.shape
    if position_ids is None:
        position = np.arange(offset, offset + seq_len)[:, np.newaxis]  # (T, 1)
    else:
        position = position_ids[:, np.newaxis, :, np.newaxis]  # (B, 1, T, 1)
    div_term = np.exp(np.arange(0, head_dim, 2) * -(np.log(base) / head_dim))  # (D/2,)
    angle = position * div_term
    turned = np.zeros((batch, heads, seq_len, head_dim), dtype=x.dtype)
    turned[..., 0::2] = x[..., 0::2] * np.cos(angle) - x[..., 1::2] * np.sin(angle)
    turned[..., 1::2] = x[..., 0::2] * np.sin(angle) + x[..., 1::2] * np.cos(angle)
    return turned
