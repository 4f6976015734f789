# moves columns within one array and reads some of them too late
import numpy as np


def halves_and_pairs(d_model):
    to_halves = np.r_[0:d_model:2, 1:d_model:2]
    return to_halves, np.argsort(to_halves)


def pairs_to_halves(x):
    result = x.copy()
    half = x.shape[-1] // 2
    result[..., :half] = result[..., 0::2]
    result[..., half:] = result[..., 1::2]
    return result


def halves_to_pairs(x):
    result = x.copy()
    half = x.shape[-1] // 2
    result[..., 0::2] = result[..., :half]
    result[..., 1::2] = result[..., half:]
    return result
