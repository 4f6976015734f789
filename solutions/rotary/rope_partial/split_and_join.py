# A small head of its own is turned; the rest is joined on.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    part, rest = np.split(x, [rotary_dim], axis=-1)
    return np.concatenate([apply_rope(part, positions, base), rest], axis=-1)
