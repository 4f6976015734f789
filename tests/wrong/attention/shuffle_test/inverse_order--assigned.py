# Tokens are written to the places that the order names.
import numpy as np


def self_attention(z, causal):
    scores = z @ np.swapaxes(z, -1, -2) / z.shape[-1] ** 0.5
    if causal:
        scores = np.where(np.tri(z.shape[-2], dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True) @ z


def shuffle_test(x, order, encoding=None, causal=False):
    pe = 0 if encoding is None else encoding
    shuffled = np.zeros_like(x)
    shuffled[:, order] = x
    before = self_attention(shuffled + pe, causal)
    after = np.zeros_like(before)
    after[:, order] = self_attention(x + pe, causal)
    return float(np.abs(before - after).max())
