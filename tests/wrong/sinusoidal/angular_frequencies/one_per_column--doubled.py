# One frequency a column, 2c / d_model: d_model of them.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-2 * np.arange(d_model) / d_model)
