# All queries that share a key head are the rows of one matrix: (H / G * Tq, D) times (D, Tk).
import numpy as np


def rope_for_grouped_heads(q, k, positions=None, base=10000.0):
    b, h, tq, d = q.shape
    _, g, tk, _ = k.shape
    place = np.arange(tk) if positions is None else np.asarray(positions)
    theta = np.exp(-np.log(base) * np.arange(0, d, 2) / d)

    def rotated(x, at):
        cos, sin = (f(np.multiply.outer(at, theta)).astype(x.dtype) for f in (np.cos, np.sin))
        even, odd = x[..., 0::2], x[..., 1::2]
        return np.stack([even * cos - odd * sin, even * sin + odd * cos], axis=-1).reshape(x.shape)

    rows = rotated(q, place[tk - tq : tk]).reshape(b, g, h // g * tq, d)
    return np.matmul(rows, rotated(k, place).transpose(0, 1, 3, 2)).reshape(b, h, tq, tk)
