"""Oracle of the shuffle test: attention one query at a time, in float64."""

import math

import numpy as np


def shuffle_test(x, order, encoding=None, causal=False):
    """How far attention of shuffled tokens is from shuffled attention (no source: the definition of equivariance)."""
    tokens = np.array(x, dtype=float)
    positions = 0.0 if encoding is None else encoding
    shuffled_first = _self_attention(tokens[:, order] + positions, causal)
    shuffled_last = _self_attention(tokens + positions, causal)[:, order]
    return float(np.abs(shuffled_first - shuffled_last).max())


def _self_attention(tokens, causal):
    output = np.zeros_like(tokens)
    for sample, place in np.ndindex(tokens.shape[:2]):
        seen = tokens[sample, : place + 1] if causal else tokens[sample]
        scores = seen @ tokens[sample, place] / math.sqrt(tokens.shape[2])
        weights = np.exp(scores) / np.exp(scores).sum()
        output[sample, place] = weights @ seen
    return output
