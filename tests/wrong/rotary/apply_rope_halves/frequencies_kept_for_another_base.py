# Keeps frequencies from call to call, found by the width alone.
import numpy as np

KEPT = {}


def apply_rope_halves(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    positions = np.arange(seq_len) if positions is None else positions
    if head_dim not in KEPT:
        KEPT[head_dim] = base ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = positions[:, np.newaxis] * KEPT[head_dim]
    cos, sin = np.cos(angle), np.sin(angle)
    a, b = x[..., : head_dim // 2], x[..., head_dim // 2 :]
    turned = np.empty_like(x)
    turned[..., : head_dim // 2], turned[..., head_dim // 2 :] = a * cos - b * sin, a * sin + b * cos
    return turned
