# the new sines stand where the old ones are still needed
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    turn = offset * frequencies(encoding.shape[-1])
    moved = encoding.copy()
    sine, cosine = moved[..., 0::2], moved[..., 1::2]
    sine[...] = sine * np.cos(turn) + cosine * np.sin(turn)
    cosine[...] = cosine * np.cos(turn) - sine * np.sin(turn)
    return moved
