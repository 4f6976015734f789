# The matrix of unit 2, pair after pair on its diagonal.
import numpy as np


def halves_not_pairs(encoding, offset):
    width = encoding.shape[-1]
    sine, cosine = np.arange(0, width, 2), np.arange(1, width, 2)
    turn = offset * 10000.0 ** (-sine / width)
    shift = np.zeros((width, width))
    shift[sine, sine] = shift[cosine, cosine] = np.cos(turn)
    shift[sine, cosine] = np.sin(turn)
    shift[cosine, sine] = -np.sin(turn)
    return (encoding @ shift.T).astype(encoding.dtype)
