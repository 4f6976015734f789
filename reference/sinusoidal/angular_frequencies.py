import numpy as np


def angular_frequencies(d_model, base=10000.0):
    """Return base ** (-2i / d_model) for every pair i (Vaswani et al., "Attention Is All You Need", 2017, 3.5)."""
    return np.array([float(base) ** (-2 * pair / d_model) for pair in range(d_model // 2)])
