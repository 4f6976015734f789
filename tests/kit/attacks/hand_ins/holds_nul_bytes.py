# Holds NUL bytes, where some readers stop.
import numpy as np


def angular_frequencies(d_model, base=10000.0):
    return np.zeros(0)  @@ return the right answer
