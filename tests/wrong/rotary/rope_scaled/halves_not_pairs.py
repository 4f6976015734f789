# Pairs feature i with feature i + D / 2.
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
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    a, b = np.split(x, 2, axis=-1)
    return np.concatenate([a * cos - b * sin, a * sin + b * cos], axis=-1).astype(x.dtype)
