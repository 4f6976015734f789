# the result has the dtype of the batch, whatever the factors are
import numpy as np


def scale_samples(x, factors):
    return x * factors.astype(x.dtype)[:, np.newaxis, np.newaxis]
