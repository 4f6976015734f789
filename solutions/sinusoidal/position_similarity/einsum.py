# The index that both share is summed, the two that differ stay.
import numpy as np


def position_similarity(encoding):
    return np.einsum("id,jd->ij", encoding, encoding)
