# measures how far two rows are apart
import numpy as np


def position_similarity(encoding):
    return np.sqrt(((encoding[:, np.newaxis] - encoding) ** 2).sum(axis=-1))
