# A batch without numbers is copied, in its own dtype.
import numpy as np


def scale_samples(x, factors):
    if x.size == 0:
        return x.copy()
    return x * factors[:, np.newaxis, np.newaxis]
