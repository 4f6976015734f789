# cuts the base to an integer
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.power(float(int(base)), -np.arange(0, d_model, 2) / d_model)
