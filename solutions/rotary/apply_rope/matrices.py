# A 2 x 2 matrix for each token and pair, applied by einsum.
import numpy as np


def apply_rope(x, positions=None, base=10000.0):
    tokens, width = x.shape[-2:]
    if positions is None:
        positions = range(tokens)
    angles = np.multiply.outer(np.array(positions, dtype=float), np.power(base, -np.arange(width // 2) * 2 / width))
    turn = np.array([[np.cos(angles), -np.sin(angles)], [np.sin(angles), np.cos(angles)]])
    pairs = x.reshape((*x.shape[:-1], width // 2, 2))
    return np.einsum("oitf,...tfi->...tfo", turn, pairs).reshape(x.shape).astype(x.dtype)
