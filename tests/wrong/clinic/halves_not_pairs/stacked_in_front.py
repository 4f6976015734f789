# stacks on a new first axis and reshapes
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    turn = offset * frequencies(encoding.shape[-1])
    sine, cosine = encoding[..., 0::2], encoding[..., 1::2]
    moved_sine = sine * np.cos(turn) + cosine * np.sin(turn)
    moved_cosine = cosine * np.cos(turn) - sine * np.sin(turn)
    return np.stack([moved_sine, moved_cosine]).reshape(encoding.shape).astype(encoding.dtype)
