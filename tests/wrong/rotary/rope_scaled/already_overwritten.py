# The second line reads what the first has written.
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
    angle = positions[:, np.newaxis] * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty_like(x)
    turned[...] = x
    turned[..., ::2] = turned[..., ::2] * cos - turned[..., 1::2] * sin
    turned[..., 1::2] = turned[..., ::2] * sin + turned[..., 1::2] * cos
    return turned
