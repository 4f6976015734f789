import numpy as np


def halves_and_pairs(d_model):
    """Return, for each column of one layout, the column of the other that it comes from (no source: the definition)."""
    half = d_model // 2
    to_halves = [2 * column for column in range(half)] + [2 * column + 1 for column in range(half)]
    to_pairs = [column // 2 if column % 2 == 0 else half + column // 2 for column in range(d_model)]
    return np.array(to_halves), np.array(to_pairs)


def pairs_to_halves(x):
    """Copy the even columns to the front and the odd ones behind them, one by one."""
    half = x.shape[-1] // 2
    result = np.empty(x.shape, x.dtype)
    for pair in range(half):
        result[..., pair] = x[..., 2 * pair]
        result[..., half + pair] = x[..., 2 * pair + 1]
    return result


def halves_to_pairs(x):
    """Copy each column of the first half to an even place and its partner of the second half beside it."""
    half = x.shape[-1] // 2
    result = np.empty(x.shape, x.dtype)
    for pair in range(half):
        result[..., 2 * pair] = x[..., pair]
        result[..., 2 * pair + 1] = x[..., half + pair]
    return result
