# Counts from 1, given positions too.
import numpy as np


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    positions = np.arange(seq_len) if positions is None else positions
    if method == "linear":
        positions = positions / factor
    elif method == "ntk":
        base = base * factor ** (head_dim / (head_dim - 2))
    else:
        raise ValueError(f"unknown method {method!r}")
    frequency = base ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = (positions[:, np.newaxis] + 1) * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    a, b = x[..., ::2], x[..., 1::2]
    turned = np.empty_like(x)
    turned[..., ::2], turned[..., 1::2] = a * cos - b * sin, a * sin + b * cos
    return turned
