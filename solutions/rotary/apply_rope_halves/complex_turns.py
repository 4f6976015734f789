# A pair as a complex number, times exp(i * angle), everything in single precision for single features.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    half = x.shape[-1] // 2
    if positions is None:
        positions = np.arange(x.shape[-2])
    inv_freq = np.exp(-np.arange(half) / half * np.log(base)).astype(np.float32)
    angles = positions.astype(np.float32)[:, None] * inv_freq
    pairs = (x[..., :half] + 1j * x[..., half:]) * np.exp(1j * angles)
    return np.concatenate([pairs.real, pairs.imag], axis=-1, dtype=x.dtype, casting="same_kind")
