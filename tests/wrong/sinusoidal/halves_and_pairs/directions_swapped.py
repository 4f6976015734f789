# each function does the other's work
import numpy as np


def halves_and_pairs(d_model):
    to_pairs = np.r_[0:d_model:2, 1:d_model:2]
    return np.argsort(to_pairs), to_pairs


def halves_to_pairs(x):
    return np.concatenate([x[..., 0::2], x[..., 1::2]], axis=-1)


def pairs_to_halves(x):
    half = x.shape[-1] // 2
    return np.stack([x[..., :half], x[..., half:]], axis=-1).reshape(x.shape)
