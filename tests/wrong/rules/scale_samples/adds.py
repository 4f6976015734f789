# adds the factor instead of multiplying
import numpy as np


def scale_samples(x, factors):
    return x + factors[:, np.newaxis, np.newaxis]
