"""Oracle of the rotary encoding, neighbouring features paired: one position and one pair at a time."""

import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    """Turn features 2i and 2i + 1 counter-clockwise by position * base ** (-2i / D) (Su et al., 2021, 3.2.2)."""
    seq_len, head_dim = x.shape[-2:]
    positions = np.arange(seq_len) if positions is None else np.broadcast_to(positions, (seq_len,))
    turned = np.empty(x.shape)
    for t in range(seq_len):
        for pair in range(head_dim // 2):
            angle = positions[t] * base ** (-2 * pair / head_dim)
            a, b = x[..., t, 2 * pair], x[..., t, 2 * pair + 1]
            turned[..., t, 2 * pair] = a * np.cos(angle) - b * np.sin(angle)
            turned[..., t, 2 * pair + 1] = a * np.sin(angle) + b * np.cos(angle)
    return turned.astype(x.dtype)
