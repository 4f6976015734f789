# The lesson's slices of step 2, once for reading and once for writing.
import numpy as np


def halves_not_pairs(encoding, offset):
    d_model = encoding.shape[-1]
    turn = offset * np.exp(np.arange(0, d_model, 2) * (-np.log(10000.0) / d_model))
    sine, cosine = encoding[..., 0::2], encoding[..., 1::2]
    moved = np.zeros(encoding.shape)
    moved[..., 0::2] = sine * np.cos(turn) + cosine * np.sin(turn)
    moved[..., 1::2] = cosine * np.cos(turn) - sine * np.sin(turn)
    return moved.astype(encoding.dtype)
