# exchanges the two halves of the columns
import numpy as np


def halves_and_pairs(d_model):
    exchanged = np.roll(np.arange(d_model), d_model // 2)
    return exchanged, exchanged


def pairs_to_halves(x):
    return np.roll(x, x.shape[-1] // 2, axis=-1)


def halves_to_pairs(x):
    return np.roll(x, x.shape[-1] // 2, axis=-1)
