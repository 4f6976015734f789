# Pairs are read as complex numbers in place, which needs neighbours in memory.
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    batch, n_heads, n_queries, head_dim = q.shape
    n_groups, n_keys = k.shape[1:3]
    positions = np.arange(n_keys) if positions is None else positions
    q, k = turn(q, positions[n_keys - n_queries :], base), turn(k, positions, base)
    q = q.reshape(batch, n_groups, n_heads // n_groups, n_queries, head_dim)
    scores = q @ k[:, :, np.newaxis].swapaxes(-1, -2)
    return scores.reshape(batch, n_heads, n_queries, n_keys)


def turn(x, positions, base):
    angle = positions[:, np.newaxis] * float(base) ** (-np.arange(0, x.shape[-1], 2) / x.shape[-1])
    pairs = x.view(np.result_type(x.dtype, np.complex64))
    return (pairs * np.exp(1j * angle)).astype(pairs.dtype).view(x.dtype)
