# the product is computed and not returned
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    np.multiply(pe, position_weights)
