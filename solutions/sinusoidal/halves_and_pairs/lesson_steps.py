# The lesson's slices of every other column, read in one direction and assigned to in the other.
import numpy as np


def pairs_to_halves(x):
    return np.concatenate([x[..., 0::2], x[..., 1::2]], axis=-1)


def halves_to_pairs(x):
    half = x.shape[-1] // 2
    pairs = np.zeros_like(x)
    pairs[..., 0::2] = x[..., :half]
    pairs[..., 1::2] = x[..., half:]
    return pairs


def halves_and_pairs(d_model):
    columns = np.arange(d_model)
    return pairs_to_halves(columns), halves_to_pairs(columns)
