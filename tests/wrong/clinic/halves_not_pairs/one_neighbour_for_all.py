# takes the column to the right for every column's partner
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    turn = offset * np.repeat(frequencies(encoding.shape[-1]), 2)
    partner = np.roll(encoding, -1, axis=-1)
    return (encoding * np.cos(turn) + partner * np.sin(turn)).astype(encoding.dtype)
