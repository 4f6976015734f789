# Turns the whole head and keeps the first features of that.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    even = x.shape[-1] // 2 * 2
    turned = apply_rope(x[..., :even], positions, base)
    return np.concatenate([turned[..., :rotary_dim], x[..., rotary_dim:]], axis=-1)
