# Takes neighbours for the two parts of a complex number in memory.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    positions = np.arange(seq_len) if positions is None else positions
    frequency = base ** (-np.arange(0, head_dim, 2) / head_dim)
    pairs = x.view(np.result_type(x.dtype, np.complex64))
    turned = pairs * np.exp(1j * positions[:, np.newaxis] * frequency)
    return np.stack([turned.real, turned.imag], axis=-1).reshape(x.shape).astype(x.dtype)
