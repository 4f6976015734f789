# A 2 by 2 matrix for each position and pair, applied by einsum.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    batch, heads, seq_len, head_dim = x.shape
    if position_ids is None:
        position_ids = np.broadcast_to(offset + np.arange(seq_len), (batch, seq_len))
    angle = np.einsum("bt,i->bti", position_ids, base ** (np.arange(0, head_dim, 2) / -head_dim))
    c, s = np.cos(angle), np.sin(angle)
    matrix = np.stack([np.stack([c, -s], -1), np.stack([s, c], -1)], -2)
    pairs = x.reshape(batch, heads, seq_len, head_dim // 2, 2)
    return np.einsum("btimn,bhtin->bhtim", matrix, pairs).reshape(x.shape).astype(x.dtype)
