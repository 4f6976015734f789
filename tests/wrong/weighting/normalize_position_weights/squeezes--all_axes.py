# squeeze drops every axis of size 1
import numpy as np


def normalize_position_weights(position_weights):
    return np.squeeze(position_weights / position_weights.sum(axis=1, keepdims=True))
