# Turns one token at a time.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len = x.shape[-2]
    if positions is None:
        positions = np.arange(seq_len)
    angles = positions[:, np.newaxis] * base ** (-np.arange(0, rotary_dim, 2) / rotary_dim)
    cos, sin = np.cos(angles), np.sin(angles)
    turned = x.copy()
    for t in range(seq_len):
        a, b = x[..., t, 0:rotary_dim:2], x[..., t, 1:rotary_dim:2]
        turned[..., t, 0:rotary_dim:2] = a * cos[t] - b * sin[t]
        turned[..., t, 1:rotary_dim:2] = a * sin[t] + b * cos[t]
    return turned
