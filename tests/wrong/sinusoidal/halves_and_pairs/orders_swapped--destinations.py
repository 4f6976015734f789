# numbers where each column goes instead of where it comes from
import numpy as np


def halves_and_pairs(d_model):
    column = np.arange(d_model)
    half = d_model // 2
    return column // 2 + column % 2 * half, column % half * 2 + column // half


def pairs_to_halves(x):
    return np.concatenate([x[..., 0::2], x[..., 1::2]], axis=-1)


def halves_to_pairs(x):
    half = x.shape[-1] // 2
    return np.stack([x[..., :half], x[..., half:]], axis=-1).reshape(x.shape)
