# Joins without saying along which axis.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    turned = apply_rope(x[..., :rotary_dim], positions, base)
    return np.concatenate([turned, x[..., rotary_dim:]])
