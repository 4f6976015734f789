"""Oracle of RoPE on a part of each head: one position and one pair at a time."""

import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    """Turn the first rotary_dim features as a head of that width, and pass the rest on (as GPT-J does)."""
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    turned = x.astype(np.float64)
    for t in range(seq_len):
        for pair in range(rotary_dim // 2):
            angle = positions[t] * base ** (-2 * pair / rotary_dim)
            a, b = x[..., t, 2 * pair], x[..., t, 2 * pair + 1]
            turned[..., t, 2 * pair] = a * np.cos(angle) - b * np.sin(angle)
            turned[..., t, 2 * pair + 1] = a * np.sin(angle) + b * np.cos(angle)
    return turned.astype(x.dtype)
