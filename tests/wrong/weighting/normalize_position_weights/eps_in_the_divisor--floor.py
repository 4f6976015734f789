# the sum is kept above a small number
import numpy as np


def normalize_position_weights(position_weights):
    return position_weights / np.maximum(position_weights.sum(axis=1, keepdims=True), 1e-8)
