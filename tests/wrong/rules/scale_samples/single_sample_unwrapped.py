# One sample comes back without its batch axis.
import numpy as np


def scale_samples(x, factors):
    scaled = x * factors[:, np.newaxis, np.newaxis]
    return scaled[0] if len(scaled) == 1 else scaled
