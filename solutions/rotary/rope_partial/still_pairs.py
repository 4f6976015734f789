# All pairs are turned, those of the rest by frequency 0: an odd feature at the end is left aside.
import numpy as np


def rope_partial(x, rotary_dim, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    frequencies = np.zeros(head_dim // 2)
    frequencies[: rotary_dim // 2] = base ** -(np.arange(0, rotary_dim, 2) / rotary_dim)
    where = np.arange(seq_len) if positions is None else positions
    turns = np.exp(1j * np.multiply.outer(where, frequencies))
    even = x[..., : head_dim // 2 * 2]
    pairs = (even[..., 0::2] + 1j * even[..., 1::2]) * turns
    turned = np.stack([pairs.real, pairs.imag], axis=-1).reshape(even.shape)
    return np.concatenate([turned, x[..., head_dim // 2 * 2 :]], axis=-1).astype(x.dtype)
