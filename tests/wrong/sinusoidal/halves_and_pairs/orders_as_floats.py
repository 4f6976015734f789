# collects the orders in an array of floats
import numpy as np


def halves_and_pairs(d_model):
    half = d_model // 2
    to_halves, to_pairs = np.zeros(d_model), np.zeros(d_model)
    to_halves[:half], to_halves[half:] = np.arange(0, d_model, 2), np.arange(1, d_model, 2)
    to_pairs[0::2], to_pairs[1::2] = np.arange(half), np.arange(half, d_model)
    return to_halves, to_pairs


def pairs_to_halves(x):
    return np.concatenate([x[..., 0::2], x[..., 1::2]], axis=-1)


def halves_to_pairs(x):
    half = x.shape[-1] // 2
    return np.stack([x[..., :half], x[..., half:]], axis=-1).reshape(x.shape)
