# the new axes stand in front, where the rule would put them anyway
import numpy as np


def scale_samples(x, factors):
    return x * factors[np.newaxis, np.newaxis, :]
