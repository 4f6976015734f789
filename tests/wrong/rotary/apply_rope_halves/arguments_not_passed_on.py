# Turns by way of the other layout without telling the helper about positions and base.
import numpy as np


def apply_rope_halves(x, positions=None, base=10000.0):
    order = np.arange(x.shape[-1]).reshape(2, -1).T.ravel()
    turned = np.empty_like(x)
    turned[..., order] = apply_rope(x[..., order])
    return turned
