# The causal mask is shuffled with the tokens.
import numpy as np


def self_attention(z, mask):
    scores = np.where(mask, z @ np.swapaxes(z, -1, -2) / z.shape[-1] ** 0.5, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True) @ z


def shuffle_test(x, order, encoding=None, causal=False):
    pe = 0 if encoding is None else encoding
    mask = np.tri(x.shape[1], dtype=bool) if causal else np.ones((x.shape[1], x.shape[1]), bool)
    before = self_attention(x[:, order] + pe, mask[np.ix_(order, order)])
    after = self_attention(x + pe, mask)[:, order]
    return float(np.abs(before - after).max())
