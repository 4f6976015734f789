# A bracket too late: log(base / d_model) where log(base) / d_model is meant.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.exp(-np.arange(0, d_model, 2) * np.log(base / d_model))
