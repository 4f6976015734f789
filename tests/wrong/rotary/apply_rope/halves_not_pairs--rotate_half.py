# rotate_half as in many programs, with the angles repeated in halves.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, head_dim, 2) / head_dim)
    cos, sin = (np.concatenate([f(angles)] * 2, axis=-1).astype(x.dtype) for f in (np.cos, np.sin))
    rotated = np.concatenate([-x[..., head_dim // 2 :], x[..., : head_dim // 2]], axis=-1)
    return x * cos + rotated * sin
