# float32 tables; two views of one copy are written in place from the features as they came.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    if positions is None:
        positions = np.arange(x.shape[-2])
    inv_freq = (1.0 / base ** (np.arange(0, rotary_dim, 2) / rotary_dim)).astype(np.float32)
    angles = positions.astype(np.float32)[:, None] * inv_freq
    cos, sin = np.cos(angles).astype(x.dtype), np.sin(angles).astype(x.dtype)
    a, b = x[..., :rotary_dim:2], x[..., 1:rotary_dim:2]
    out = np.array(x)
    out[..., :rotary_dim:2], out[..., 1:rotary_dim:2] = a * cos - b * sin, b * cos + a * sin
    return out
