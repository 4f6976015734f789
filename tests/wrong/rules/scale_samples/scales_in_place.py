# *= writes into the caller's batch
import numpy as np


def scale_samples(x, factors):
    x *= factors[:, np.newaxis, np.newaxis]
    return x
