# Every pair turns by the position itself.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * np.ones(head_dim // 2)
    cos, sin = np.cos(angles), np.sin(angles)
    half = head_dim // 2
    a, b = x[..., :half], x[..., half:]
    turned = np.empty_like(x)
    turned[..., :half] = a * cos - b * sin
    turned[..., half:] = a * sin + b * cos
    return turned
