# The last axis read as (2, D/2): the pair is an axis of its own.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    *lead, seq_len, head_dim = x.shape
    where = np.arange(seq_len) if positions is None else positions
    angles = np.multiply.outer(where, np.power(base, np.arange(0, head_dim, 2) / -head_dim))[:, None, :]
    parts = x.reshape(*lead, seq_len, 2, head_dim // 2)
    partners = parts[..., ::-1, :] * np.array([-1, 1], dtype=x.dtype)[:, None]
    return (parts * np.cos(angles) + partners * np.sin(angles)).reshape(x.shape).astype(x.dtype)
