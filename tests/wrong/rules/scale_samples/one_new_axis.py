# one new axis: the factors meet the sequence axis
import numpy as np


def scale_samples(x, factors):
    return x * factors[:, np.newaxis]
