# Split or unstack, then join along the axis that the other layout wants.
import numpy as np


def pairs_to_halves(x):
    sines, cosines = np.moveaxis(x.reshape((*x.shape[:-1], x.shape[-1] // 2, 2)), -1, 0)
    return np.append(sines, cosines, axis=-1)


def halves_to_pairs(x):
    return np.stack(np.split(x, 2, axis=-1), axis=-1).reshape(x.shape)


def halves_and_pairs(d_model):
    places = np.lexsort((np.arange(d_model), np.arange(d_model) % 2))
    back = np.empty(d_model, np.int64)
    back[places] = np.arange(d_model)
    return places, back
