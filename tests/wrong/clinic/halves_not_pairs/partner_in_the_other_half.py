# every frequency twice in a row, and the partner half a width away
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    half = encoding.shape[-1] // 2
    turn = offset * np.repeat(frequencies(encoding.shape[-1]), 2)
    partner = np.concatenate([encoding[..., half:], -encoding[..., :half]], axis=-1)
    return (encoding * np.cos(turn) + partner * np.sin(turn)).astype(encoding.dtype)
