# divides by the factor
import numpy as np


def scale_samples(x, factors):
    with np.errstate(all="ignore"):
        return x / factors[:, np.newaxis, np.newaxis]
