# Counted positions are those of apply_rope; with ids all tokens are laid in one row, turned, and put back.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    batch, heads, seq_len, head_dim = x.shape
    if position_ids is None:
        return apply_rope(x, np.arange(offset, offset + seq_len), base)
    row = x.transpose(1, 0, 2, 3).reshape(heads, batch * seq_len, head_dim)
    turned = apply_rope(row, position_ids.ravel(), base)
    return turned.reshape(heads, batch, seq_len, head_dim).transpose(1, 0, 2, 3)
