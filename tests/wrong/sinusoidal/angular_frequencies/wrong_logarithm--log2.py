# exp is undone by log2 where the natural logarithm is needed.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.exp(-np.log2(base) * np.arange(0, d_model, 2) / d_model)
