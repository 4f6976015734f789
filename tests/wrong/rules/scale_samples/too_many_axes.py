# three new axes: the result has four
import numpy as np


def scale_samples(x, factors):
    return x * factors[:, np.newaxis, np.newaxis, np.newaxis]
