# Equal steps from 0 towards 1, the end left out, in the exponent.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    fractions = np.linspace(0.0, 1.0, d_model // 2, endpoint=False)
    return 1.0 / np.power(base, fractions)
