"""Oracle of turned scores with shared key heads: one query head at a time."""

import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    """Scores of turned queries and keys (Su et al., 2021, 3.2.2) with shared key heads (Ainslie et al., 2023)."""
    batch, n_heads, n_queries, _ = q.shape
    n_groups, n_keys = k.shape[1:3]
    places = np.arange(n_keys) if positions is None else positions
    turned_keys = _turned(k, places, base)
    turned_queries = _turned(q, places[n_keys - n_queries :], base)
    scores = np.empty((batch, n_heads, n_queries, n_keys), np.result_type(q, k))
    for sample in range(batch):
        for head in range(n_heads):
            shared = turned_keys[sample, head * n_groups // n_heads]
            scores[sample, head] = turned_queries[sample, head] @ shared.T
    return scores


def _turned(x, places, base):
    """Float64 copy of x, pair i of token t turned by places[t] * base ** (-2i / D)."""
    width = x.shape[-1]
    turned = np.empty(x.shape)
    for even in range(0, width, 2):
        angle = places * float(base) ** (-even / width)
        cos, sin = np.cos(angle), np.sin(angle)
        turned[..., even] = x[..., even] * cos - x[..., even + 1] * sin
        turned[..., even + 1] = x[..., even] * sin + x[..., even + 1] * cos
    return turned
