# the squares sum to 1
import numpy as np


def normalize_position_weights(position_weights):
    return position_weights / np.sqrt(np.square(position_weights).sum(axis=1, keepdims=True))
