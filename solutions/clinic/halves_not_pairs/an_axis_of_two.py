# The last axis split into pairs, each multiplied by a matrix of its own.
import numpy as np


def halves_not_pairs(encoding, offset):
    *leading, width = encoding.shape
    turn = offset * 10000.0 ** (-np.arange(0, width, 2) / width)
    matrices = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])  # (2, 2, width / 2)
    pairs = encoding.reshape(*leading, width // 2, 2)
    moved = np.einsum("ijp,...pj->...pi", matrices, pairs)
    return moved.reshape(encoding.shape).astype(encoding.dtype)
