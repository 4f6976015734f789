# measures the squared distance of two rows
import numpy as np


def position_similarity(encoding):
    return ((encoding[:, np.newaxis] - encoding) ** 2).sum(axis=-1)
