# Angles of the positions that are given, one at a time.
import numpy as np


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if method == "ntk":
        base = base * factor ** (head_dim / (head_dim - 2))
    elif method != "linear":
        raise ValueError(f"unknown method {method!r}")
    slower = factor if method == "linear" else 1.0
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim) / slower
    angles = np.arange(seq_len)[:, np.newaxis] * frequencies
    if positions is not None:
        for t in range(seq_len):
            angles[t] = positions[t] * frequencies
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = x[..., 0::2], x[..., 1::2]
    turned = np.empty_like(x)
    turned[..., 0::2] = a * cos - b * sin
    turned[..., 1::2] = a * sin + b * cos
    return turned
