# Turns the part without telling the helper about positions and base.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    turned = apply_rope(x[..., :rotary_dim])
    return np.concatenate([turned, x[..., rotary_dim:]], axis=-1)
