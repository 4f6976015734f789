# Turns one vector at a time.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    _seq_len, head_dim = x.shape[-2:]
    half = head_dim // 2
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim)
    turned = np.empty_like(x)
    for index in np.ndindex(x.shape[:-1]):
        angles = (index[-1] if positions is None else positions[index[-1]]) * frequencies
        a, b = x[index][:half], x[index][half:]
        turned[index][:half] = a * np.cos(angles) - b * np.sin(angles)
        turned[index][half:] = a * np.sin(angles) + b * np.cos(angles)
    return turned
