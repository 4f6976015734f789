# Tables of sines and cosines in float32, as a model's constructor would make them.
import numpy as np


def frequencies_of(head_dim, base):
    return (1.0 / base ** (np.arange(0, head_dim, 2) / head_dim)).astype(np.float32)


def tables(positions, head_dim, base, factor, method):
    where = positions.astype(np.float32)
    if method == "linear":
        where = where / np.float32(factor)
    elif method == "ntk":
        base = base * factor ** (head_dim / (head_dim - 2))
    else:
        raise ValueError(f"unknown scaling method: {method}")
    angles = where[:, None] * frequencies_of(head_dim, base)
    return np.cos(angles), np.sin(angles)


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    if positions is None:
        positions = np.arange(x.shape[-2])
    cos, sin = tables(positions, x.shape[-1], base, factor, method)
    turned = np.empty_like(x)
    turned[..., 0::2] = x[..., 0::2] * cos - x[..., 1::2] * sin
    turned[..., 1::2] = x[..., 0::2] * sin + x[..., 1::2] * cos
    return turned
