# the factors become a fresh float64 array
import numpy as np


def scale_samples(x, factors):
    return x * np.array([[[float(factor)]] for factor in factors])
