# reads halves and writes pairs
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    turn = offset * frequencies(encoding.shape[-1])
    sine, cosine = np.split(encoding, 2, axis=-1)
    moved = np.empty_like(encoding)
    moved[..., 0::2] = sine * np.cos(turn) + cosine * np.sin(turn)
    moved[..., 1::2] = cosine * np.cos(turn) - sine * np.sin(turn)
    return moved
