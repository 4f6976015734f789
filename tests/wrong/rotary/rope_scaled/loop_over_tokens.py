# Turns one token at a time.
import numpy as np


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    if method == "linear":
        positions = positions / factor
    elif method == "ntk":
        base = base * factor ** (head_dim / (head_dim - 2))
    else:
        raise ValueError(method)
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    turned = np.empty_like(x)
    for t in range(seq_len):
        cos, sin = np.cos(positions[t] * frequencies), np.sin(positions[t] * frequencies)
        a, b = x[..., t, 0::2], x[..., t, 1::2]
        turned[..., t, 0::2] = a * cos - b * sin
        turned[..., t, 1::2] = a * sin + b * cos
    return turned
