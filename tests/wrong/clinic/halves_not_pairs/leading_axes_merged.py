# makes a matrix of all rows and returns that
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    width = encoding.shape[-1]
    turn = offset * frequencies(width)
    rows = encoding.reshape(encoding.size // width, width // 2, 2)
    sine, cosine = rows[..., 0], rows[..., 1]
    moved_sine = sine * np.cos(turn) + cosine * np.sin(turn)
    moved_cosine = cosine * np.cos(turn) - sine * np.sin(turn)
    return np.stack([moved_sine, moved_cosine], axis=-1).reshape(-1, width).astype(encoding.dtype)
