# (-2 p, |p|^2, 1) times (q, 1, |q|^2) is |p - q|^2: a single product in float64, then the guard.
import numpy as np


def pairwise_distances(a, b):
    p, q = a.astype(np.float64), b.astype(np.float64)
    p_squares, q_squares = (p * p).sum(1, keepdims=True), (q * q).sum(1, keepdims=True)
    left = np.hstack([-2 * p, p_squares, np.ones_like(p_squares)])  # (m, d + 2)
    right = np.hstack([q, np.ones_like(q_squares), q_squares])  # (n, d + 2)
    return np.sqrt(np.abs(left @ right.T)).astype(np.result_type(a, b))
