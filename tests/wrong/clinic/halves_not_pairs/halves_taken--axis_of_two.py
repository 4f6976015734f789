# splits the last axis in two rows instead of into pairs
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    turn = offset * frequencies(encoding.shape[-1])
    parts = encoding.reshape(*encoding.shape[:-1], 2, encoding.shape[-1] // 2)
    sine, cosine = parts[..., 0, :], parts[..., 1, :]
    moved_sine = sine * np.cos(turn) + cosine * np.sin(turn)
    moved_cosine = cosine * np.cos(turn) - sine * np.sin(turn)
    return np.stack([moved_sine, moved_cosine], axis=-2).reshape(encoding.shape).astype(encoding.dtype)
