# has one conversion, halves to pairs, for both directions
import numpy as np


def halves_and_pairs(d_model):
    to_pairs = np.arange(d_model).reshape(2, -1).T.ravel()
    return to_pairs, to_pairs


def pairs_to_halves(x):
    return halves_to_pairs(x)


def halves_to_pairs(x):
    half = x.shape[-1] // 2
    return np.stack([x[..., :half], x[..., half:]], axis=-1).reshape(x.shape)
