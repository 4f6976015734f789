"""Oracle of RoPE for texts longer than those of the training: one position and one pair at a time."""

import numpy as np


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    """Turn by slower angles: positions / factor (Chen et al., 2023), or a larger base (Peng et al., 2023, 3.1)."""
    seq_len, head_dim = x.shape[-2:]
    if method not in {"linear", "ntk"}:
        raise ValueError(f"unknown method {method!r}")
    if positions is None:
        positions = np.arange(seq_len)
    if method == "ntk":
        base = base * factor ** (head_dim / (head_dim - 2))
    turned = np.empty(x.shape)
    for t in range(seq_len):
        position = positions[t] / factor if method == "linear" else positions[t]
        for pair in range(head_dim // 2):
            angle = position * base ** (-2 * pair / head_dim)
            a, b = x[..., t, 2 * pair], x[..., t, 2 * pair + 1]
            turned[..., t, 2 * pair] = a * np.cos(angle) - b * np.sin(angle)
            turned[..., t, 2 * pair + 1] = a * np.sin(angle) + b * np.cos(angle)
    return turned.astype(x.dtype)
