# the program as it was: takes the first half of the columns for the sines
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def sines_and_cosines(encoding):
    half = encoding.shape[-1] // 2
    return encoding[..., :half], encoding[..., half:]


def halves_not_pairs(encoding, offset):
    turn = offset * frequencies(encoding.shape[-1])
    sine, cosine = sines_and_cosines(encoding)
    moved_sine = sine * np.cos(turn) + cosine * np.sin(turn)
    moved_cosine = cosine * np.cos(turn) - sine * np.sin(turn)
    return np.concatenate([moved_sine, moved_cosine], axis=-1).astype(encoding.dtype)
