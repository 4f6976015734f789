# Takes the third axis from the right for the tokens, as in the layout (B, T, H, D).
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    if x.ndim == 2:
        return apply_rope_halves(x[:, np.newaxis], positions, base)[:, 0]
    seq_len, _, head_dim = x.shape[-3:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = (positions[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim))[:, np.newaxis]
    cos, sin = np.cos(angles), np.sin(angles)
    half = head_dim // 2
    a, b = x[..., :half], x[..., half:]
    turned = np.empty_like(x)
    turned[..., :half] = a * cos - b * sin
    turned[..., half:] = a * sin + b * cos
    return turned
