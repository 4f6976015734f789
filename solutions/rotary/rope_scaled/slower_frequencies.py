# Either method as a divisor for each frequency: factor for all, or factor ** (2i / (D - 2)).
import numpy as np


def divisors(factor, n_pairs, method):
    match method:
        case "linear":
            return np.full(n_pairs, float(factor))
        case "ntk":
            return np.power(factor, np.arange(n_pairs) / (n_pairs - 1))
    raise ValueError(method)


def rope_scaled(x, factor, method, positions=None, base=10000.0):
    seq_len, head_dim = x.shape[-2:]
    frequencies = base ** (-np.arange(0, head_dim, 2) / head_dim) / divisors(factor, head_dim // 2, method)
    angles = np.multiply.outer(np.arange(seq_len) if positions is None else positions, frequencies)
    pairs = (x[..., 0::2] + 1j * x[..., 1::2]) * np.exp(1j * angles)
    return np.stack([pairs.real, pairs.imag], axis=-1).reshape(x.shape).astype(x.dtype)
