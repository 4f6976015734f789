# All query heads meet the first key head.
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    n_queries, n_keys = q.shape[2], k.shape[2]
    positions = np.arange(n_keys) if positions is None else positions
    q, k = turn(q, positions[n_keys - n_queries :], base), turn(k, positions, base)
    return q @ k[:, :1].swapaxes(-1, -2)


def turn(x, positions, base):
    angle = positions[:, np.newaxis] * float(base) ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty_like(x)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
