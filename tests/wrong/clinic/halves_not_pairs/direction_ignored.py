# counts the positions to move and forgets in which direction
import numpy as np


def halves_not_pairs(encoding, offset):
    width = encoding.shape[-1]
    turn = abs(offset) * 10000.0 ** (-np.arange(0, width, 2) / width)
    sine, cosine = encoding[..., 0::2], encoding[..., 1::2]
    moved = np.empty_like(encoding)
    moved[..., 0::2] = sine * np.cos(turn) + cosine * np.sin(turn)
    moved[..., 1::2] = cosine * np.cos(turn) - sine * np.sin(turn)
    return moved
