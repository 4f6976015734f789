# The key heads are tiled, so query head h meets key head h % G.
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    n_heads, n_queries = q.shape[1:3]
    n_groups, n_keys = k.shape[1:3]
    positions = np.arange(n_keys) if positions is None else positions
    q, k = turn(q, positions[n_keys - n_queries :], base), turn(k, positions, base)
    return q @ np.tile(k, (1, n_heads // n_groups, 1, 1)).swapaxes(-1, -2)


def turn(x, positions, base):
    angle = positions[:, np.newaxis] * float(base) ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty_like(x)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
