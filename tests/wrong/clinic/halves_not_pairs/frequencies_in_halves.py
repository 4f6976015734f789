# turns pairs, with the row of frequencies written twice, one after the other
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    turn = offset * np.tile(frequencies(encoding.shape[-1]), 2)
    partner = np.empty_like(encoding)
    partner[..., 0::2] = encoding[..., 1::2]
    partner[..., 1::2] = -encoding[..., 0::2]
    return (encoding * np.cos(turn) + partner * np.sin(turn)).astype(encoding.dtype)
