# the axis is put back in the wrong place: (1, B, 1)
import numpy as np


def normalize_position_weights(position_weights):
    return position_weights / np.sum(position_weights, axis=1)[np.newaxis]
