# converts to pairs what is in pairs, and back to halves
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    turn = offset * frequencies(encoding.shape[-1])
    sine, cosine = np.split(halves_to_pairs(encoding), 2, axis=-1)
    moved_sine = sine * np.cos(turn) + cosine * np.sin(turn)
    moved_cosine = cosine * np.cos(turn) - sine * np.sin(turn)
    moved = np.concatenate([moved_sine, moved_cosine], axis=-1)
    return pairs_to_halves(moved).astype(encoding.dtype)
