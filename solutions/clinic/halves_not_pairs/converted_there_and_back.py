# The program as it was, between the two conversions of unit 2.
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def move_halves(encoding, offset):
    turn = offset * frequencies(encoding.shape[-1])
    sine, cosine = np.split(encoding, 2, axis=-1)
    moved_sine = sine * np.cos(turn) + cosine * np.sin(turn)
    moved_cosine = cosine * np.cos(turn) - sine * np.sin(turn)
    return np.concatenate([moved_sine, moved_cosine], axis=-1)


def halves_not_pairs(encoding, offset):
    halves = pairs_to_halves(encoding)
    return halves_to_pairs(move_halves(halves, offset)).astype(encoding.dtype)
