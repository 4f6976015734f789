# The lesson's steps, with one line for each method in front.
import numpy as np


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    position = np.arange(seq_len) if positions is None else positions
    if method not in {"linear", "ntk"}:
        raise ValueError("method")
    position = position[:, np.newaxis] / (factor if method == "linear" else 1.0)  # (T, 1)
    growth = factor ** (head_dim / (head_dim - 2)) if method == "ntk" else 1.0
    angles = position / (base * growth) ** (np.arange(0, head_dim, 2) / head_dim)  # (T, D / 2)
    rotated = np.zeros(x.shape, dtype=x.dtype)
    rotated[..., 0::2] = x[..., 0::2] * np.cos(angles) - x[..., 1::2] * np.sin(angles)
    rotated[..., 1::2] = x[..., 0::2] * np.sin(angles) + x[..., 1::2] * np.cos(angles)
    return rotated
