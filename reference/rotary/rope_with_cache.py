"""Oracle of rotation behind a cache: one token at a time."""

import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    """Turn pair i of a token at position p by p * base ** (-2i / D) (Su et al., 2021, 3.2.2)."""
    batch, _, seq_len, width = x.shape
    frequency = np.array([float(base) ** (-even / width) for even in range(0, width, 2)])
    turned = np.empty(x.shape, x.dtype)
    for sample in range(batch):
        for token in range(seq_len):
            position = offset + token if position_ids is None else position_ids[sample, token]
            cos, sin = np.cos(position * frequency), np.sin(position * frequency)
            first, second = x[sample, :, token, ::2], x[sample, :, token, 1::2]
            turned[sample, :, token, ::2] = first * cos - second * sin
            turned[sample, :, token, 1::2] = first * sin + second * cos
    return turned
