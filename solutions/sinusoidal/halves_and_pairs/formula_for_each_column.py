# Arithmetic on the column number says where each column comes from.
import numpy as np


def halves_and_pairs(d_model):
    column = np.arange(d_model, dtype=np.intp)
    half = d_model // 2
    return column % half * 2 + column // half, column // 2 + column % 2 * half


def pairs_to_halves(x):
    return np.take(x, halves_and_pairs(x.shape[-1])[0], axis=-1)


def halves_to_pairs(x):
    return np.take(x, halves_and_pairs(x.shape[-1])[1], axis=-1)
