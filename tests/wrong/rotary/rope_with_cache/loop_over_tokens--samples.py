# Samples are turned one by one.
import numpy as np


def rope_with_cache(x, offset=0, position_ids=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    frequency = float(base) ** (-np.arange(0, head_dim, 2) / head_dim)
    turned = np.zeros(x.shape, x.dtype)
    for sample, words in enumerate(x):
        ids = offset + np.arange(seq_len) if position_ids is None else position_ids[sample]
        turn = np.exp(1j * ids[:, np.newaxis] * frequency)
        pairs = (words[..., ::2] + 1j * words[..., 1::2]) * turn
        turned[sample, ..., ::2], turned[sample, ..., 1::2] = pairs.real, pairs.imag
    return turned
