# The causal mask is forgotten where attention comes first.
import numpy as np


def shuffle_test(x, order, encoding=None, causal=False):
    mask = causal_mask(x.shape[1]) if causal else None
    here = x if encoding is None else x + encoding
    shuffled = x[:, order] if encoding is None else x[:, order] + encoding
    first = attention(shuffled, shuffled, shuffled, mask)
    last = attention(here, here, here)[:, order]
    return np.abs(first - last).max()
