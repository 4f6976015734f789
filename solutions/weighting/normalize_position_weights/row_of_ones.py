# A row of ones times the column of weights is their sum, (1, T) @ (B, T, 1) -> (B, 1, 1).
import numpy as np


def normalize_position_weights(position_weights):
    ones = np.ones((1, position_weights.shape[1]), position_weights.dtype)
    return np.divide(position_weights, ones @ position_weights)
