# returns zeros without a dtype where a row has one element
import numpy as np


def center_rows(x):
    if x.shape[-1] == 1:
        return np.zeros(x.shape)
    return x - x.mean(axis=-1, keepdims=True)
