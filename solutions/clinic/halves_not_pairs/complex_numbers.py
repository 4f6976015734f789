# A pair is the complex number cosine + i sine, and a shift multiplies it by exp(i w k).
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    points = encoding[..., 1::2] + 1j * encoding[..., ::2].astype(np.float64)
    points = points * np.exp(1j * offset * frequencies(encoding.shape[-1]))
    return np.stack([points.imag, points.real], axis=-1).reshape(encoding.shape).astype(encoding.dtype)
