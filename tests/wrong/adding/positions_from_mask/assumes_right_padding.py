# counts the tokens and puts 0 to n - 1 at the beginning
import numpy as np


def positions_from_mask(mask):
    places = np.arange(mask.shape[1])
    return np.where(places < mask.sum(axis=1, keepdims=True), places, 0)
