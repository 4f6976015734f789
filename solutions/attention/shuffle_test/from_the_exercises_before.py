# Relies on attention and causal_mask, which the judge supplies.
import numpy as np


def shuffle_test(x, order, encoding=None, causal=False):
    mask = causal_mask(x.shape[1]) if causal else None
    first, last = x[:, order], x
    if encoding is not None:
        first, last = first + encoding, last + encoding
    first = attention(first, first, first, mask)
    last = attention(last, last, last, mask)
    return float(np.abs(first - last[:, order]).max())
