# The lesson's explicit way: write the two missing axes with np.newaxis, then multiply.
import numpy as np


def scale_samples(x, factors):
    factors_expanded = factors[:, np.newaxis, np.newaxis]
    return x * factors_expanded
