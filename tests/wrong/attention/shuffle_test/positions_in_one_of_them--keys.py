# Only the keys have positions.
import numpy as np


def attend(asking, asked, read, causal):
    scores = asking @ np.swapaxes(asked, -1, -2) / asking.shape[-1] ** 0.5
    if causal:
        scores = np.where(np.tri(scores.shape[-1], dtype=bool), scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True) @ read


def shuffle_test(x, order, encoding=None, causal=False):
    pe = 0 if encoding is None else encoding
    y = x[:, order]
    before = attend(y, y + pe, y, causal)
    after = attend(x, x + pe, x, causal)[:, order]
    return float(np.abs(before - after).max())
