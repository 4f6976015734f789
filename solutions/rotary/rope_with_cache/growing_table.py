# Keep one table of cos and sin for each width, base and dtype; make it longer when a position lies behind its end.
import numpy as np

_TABLES = {}


def _table(length, head_dim, base, dtype):
    key = head_dim, float(base), np.dtype(dtype)
    cos, sin = _TABLES.get(key, (np.zeros((0, head_dim // 2)),) * 2)
    if len(cos) < length:
        inv_freq = 1.0 / base ** (np.arange(0, head_dim, 2) / head_dim)
        angles = np.outer(np.arange(max(length, 2 * len(cos))), inv_freq)
        cos, sin = np.cos(angles).astype(dtype), np.sin(angles).astype(dtype)
        _TABLES[key] = cos, sin
    return cos, sin


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    ids = np.arange(offset, offset + seq_len)[np.newaxis] if position_ids is None else position_ids
    cos, sin = _table(ids.max(initial=-1) + 1, head_dim, base, x.dtype)
    cos, sin = cos[ids][:, np.newaxis], sin[ids][:, np.newaxis]  # (B or 1, 1, T, D/2)
    even, odd = x[..., ::2], x[..., 1::2]
    out = np.empty_like(x)
    out[..., ::2] = even * cos - odd * sin
    out[..., 1::2] = odd * cos + even * sin
    return out
