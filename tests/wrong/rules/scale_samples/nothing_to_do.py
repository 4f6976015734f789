# returns the batch itself where every factor is 1
import numpy as np


def scale_samples(x, factors):
    if (factors == 1).all():
        return x
    return x * factors[:, np.newaxis, np.newaxis]
