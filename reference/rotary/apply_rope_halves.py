"""Oracle of the rotary encoding, features half a head apart paired: one position and one pair at a time."""

import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    """Turn features i and i + D / 2 counter-clockwise by position * base ** (-2i / D) (Black et al., 2022, 2.1.1)."""
    seq_len, head_dim = x.shape[-2:]
    half = head_dim // 2
    if positions is None:
        positions = np.arange(seq_len)
    turned = np.empty(x.shape)
    for t in range(seq_len):
        for pair in range(half):
            angle = positions[t] * base ** (-2 * pair / head_dim)
            a, b = x[..., t, pair], x[..., t, half + pair]
            turned[..., t, pair] = a * np.cos(angle) - b * np.sin(angle)
            turned[..., t, half + pair] = a * np.sin(angle) + b * np.cos(angle)
    return turned.astype(x.dtype)
