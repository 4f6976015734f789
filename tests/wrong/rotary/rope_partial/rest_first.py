# Joins the turned part behind the rest.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    turned = apply_rope(x[..., :rotary_dim], positions, base)
    return np.concatenate([x[..., rotary_dim:], turned], axis=-1)
