# fills a float32 array, whatever the dtype of the encoding
import numpy as np

BASE = 10000.0


def frequencies(width):
    return BASE ** (-np.arange(0, width, 2) / width)


def halves_not_pairs(encoding, offset):
    turn = offset * frequencies(encoding.shape[-1])
    sine, cosine = encoding[..., 0::2], encoding[..., 1::2]
    moved = np.empty(encoding.shape, np.float32)
    moved[..., 0::2] = sine * np.cos(turn) + cosine * np.sin(turn)
    moved[..., 1::2] = cosine * np.cos(turn) - sine * np.sin(turn)
    return moved.astype(encoding.dtype)
