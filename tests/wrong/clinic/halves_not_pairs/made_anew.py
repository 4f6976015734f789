# makes the rows of the positions from offset on, whatever rows were given
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    width = encoding.shape[-1]
    n_rows = encoding.shape[-2] if encoding.ndim > 1 else 1
    angles = (np.arange(n_rows) + offset)[:, None] * frequencies(width)
    rows = np.stack([np.sin(angles), np.cos(angles)], axis=-1).reshape(n_rows, width).astype(encoding.dtype)
    return np.broadcast_to(rows if encoding.ndim > 1 else rows[0], encoding.shape)
