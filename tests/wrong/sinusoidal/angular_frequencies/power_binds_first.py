# Without brackets the power is taken before the product: (base ** -2) * i / d_model.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return base**-2 * np.arange(d_model // 2) / d_model
