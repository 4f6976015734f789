# Split the heads into (G, H / G); the keys get an axis of size 1 there, which the product stretches.
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    batch, n_heads, n_queries, head_dim = q.shape
    n_groups, n_keys = k.shape[1:3]
    if positions is None:
        positions = np.arange(n_keys)
    q = turn(q, positions[n_keys - n_queries :], base).reshape(
        batch, n_groups, n_heads // n_groups, n_queries, head_dim
    )
    k = turn(k, positions, base)[:, :, np.newaxis]  # (B, G, 1, Tk, D)
    scores = q @ k.swapaxes(-1, -2)  # (B, G, H / G, Tq, Tk)
    return scores.reshape(batch, n_heads, n_queries, n_keys)


def turn(x, positions, base):
    angle = positions[:, np.newaxis] * base ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty_like(x)
    turned[..., ::2] = x[..., ::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., ::2] * sin + x[..., 1::2] * cos
    return turned
