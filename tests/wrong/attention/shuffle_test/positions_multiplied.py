# The encoding is a factor.
import numpy as np


def self_attention(z, causal):
    scores = z @ np.swapaxes(z, -1, -2) / z.shape[-1] ** 0.5
    if causal:
        scores = np.where(np.tri(z.shape[-2], dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True) @ z


def shuffle_test(x, order, encoding=None, causal=False):
    pe = 1 if encoding is None else encoding
    before = self_attention(x[:, order] * pe, causal)
    after = self_attention(x * pe, causal)[:, order]
    return float(np.abs(before - after).max())
