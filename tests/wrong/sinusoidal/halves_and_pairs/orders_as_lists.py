# gives lists of integers
import numpy as np


def halves_and_pairs(d_model):
    half = d_model // 2
    to_halves = [*range(0, d_model, 2), *range(1, d_model, 2)]
    return to_halves, [column // 2 + column % 2 * half for column in range(d_model)]


def pairs_to_halves(x):
    return np.concatenate([x[..., 0::2], x[..., 1::2]], axis=-1)


def halves_to_pairs(x):
    half = x.shape[-1] // 2
    return np.stack([x[..., :half], x[..., half:]], axis=-1).reshape(x.shape)
