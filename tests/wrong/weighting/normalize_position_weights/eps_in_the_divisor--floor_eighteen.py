# the sums are kept above 1e-18
import numpy as np


def normalize_position_weights(position_weights):
    floor = position_weights.dtype.type(1e-18)
    return position_weights / np.maximum(position_weights.sum(axis=1, keepdims=True), floor)
