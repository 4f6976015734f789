# A pair as a complex number: to turn it is to multiply it by exp(i * angle).
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    positions = np.arange(x.shape[-2]) if positions is None else positions
    turns = np.exp(1j * rope_angles(positions, x.shape[-1], base))
    pairs = (x[..., ::2] + 1j * x[..., 1::2]) * turns
    return np.stack([pairs.real, pairs.imag], axis=-1).reshape(x.shape).astype(x.dtype)
