# stacks one row for each position, and finds nothing to stack without positions
import numpy as np


def position_similarity(encoding):
    return np.stack([encoding @ row for row in encoding])
