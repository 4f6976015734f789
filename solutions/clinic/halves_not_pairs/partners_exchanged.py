# Every column times a cosine, plus its partner times a sine: how rotary code is often written.
import numpy as np


def halves_not_pairs(encoding, offset):
    width = encoding.shape[-1]
    column = np.arange(width)
    turn = offset * 10000.0 ** (-(column - column % 2) / width)
    partner = encoding[..., column ^ 1] * np.where(column % 2, -1.0, 1.0)
    return (encoding * np.cos(turn) + partner * np.sin(turn)).astype(encoding.dtype)
