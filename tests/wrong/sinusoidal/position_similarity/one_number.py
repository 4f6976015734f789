# multiplies everything with everything of its own place and sums it all
import numpy as np


def position_similarity(encoding):
    return np.vdot(encoding, encoding)
