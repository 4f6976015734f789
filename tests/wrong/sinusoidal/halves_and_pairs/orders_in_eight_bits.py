# column numbers are kept in 8 bits
import numpy as np


def halves_and_pairs(d_model):
    column = np.arange(d_model).astype(np.uint8)
    return column.reshape(-1, 2).T.ravel(), column.reshape(2, -1).T.ravel()


def pairs_to_halves(x):
    return np.concatenate([x[..., 0::2], x[..., 1::2]], axis=-1)


def halves_to_pairs(x):
    return np.stack(np.split(x, 2, axis=-1), axis=-1).reshape(x.shape)
