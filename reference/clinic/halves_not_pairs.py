import numpy as np


def halves_not_pairs(encoding, offset):
    """Turn every (sine, cosine) pair by its angle (Vaswani et al., 2017, 3.5; the addition theorems)."""
    width = encoding.shape[-1]
    moved = np.empty(encoding.shape)
    for pair in range(width // 2):
        angle = offset / 10000.0 ** (2 * pair / width)
        sine, cosine = encoding[..., 2 * pair], encoding[..., 2 * pair + 1]
        moved[..., 2 * pair] = sine * np.cos(angle) + cosine * np.sin(angle)  # np.cos gives float64: so is the product
        moved[..., 2 * pair + 1] = cosine * np.cos(angle) - sine * np.sin(angle)
    return moved.astype(encoding.dtype)
