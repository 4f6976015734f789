# The second parameter has another name than `base`.
import numpy as np


def angular_frequencies(d_model, theta=10000.0):
    return theta ** (-np.arange(0, d_model, 2) / d_model)
