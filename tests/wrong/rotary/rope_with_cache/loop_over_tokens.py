# Tokens are turned one by one.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    ids = offset + np.arange(seq_len)[np.newaxis] if position_ids is None else position_ids
    frequency = float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    angle = ids[:, np.newaxis, :, np.newaxis] * frequency
    cos, sin = np.cos(angle), np.sin(angle)
    turned = np.empty(x.shape, x.dtype)
    for token in range(seq_len):
        first, second = x[:, :, token, ::2], x[:, :, token, 1::2]
        turned[:, :, token, ::2] = first * cos[:, :, token] - second * sin[:, :, token]
        turned[:, :, token, 1::2] = first * sin[:, :, token] + second * cos[:, :, token]
    return turned
