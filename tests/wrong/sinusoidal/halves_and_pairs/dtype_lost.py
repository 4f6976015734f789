# copies into an array of float64
import numpy as np


def halves_and_pairs(d_model):
    to_halves = np.r_[0:d_model:2, 1:d_model:2]
    return to_halves, np.argsort(to_halves)


def pairs_to_halves(x):
    half = x.shape[-1] // 2
    result = np.zeros(x.shape, np.complex128 if np.iscomplexobj(x) else np.float64)
    result[..., :half], result[..., half:] = x[..., 0::2], x[..., 1::2]
    return result


def halves_to_pairs(x):
    half = x.shape[-1] // 2
    result = np.zeros(x.shape, np.complex128 if np.iscomplexobj(x) else np.float64)
    result[..., 0::2], result[..., 1::2] = x[..., :half], x[..., half:]
    return result
