# Where every factor is 1 the batch is copied, in its own dtype.
import numpy as np


def scale_samples(x, factors):
    if (factors == 1).all():
        return x.copy()
    return x * factors[:, np.newaxis, np.newaxis]
