# the squares sum to 1
import numpy as np


def normalize_position_weights(position_weights):
    return position_weights / np.linalg.norm(position_weights, axis=1, keepdims=True)
