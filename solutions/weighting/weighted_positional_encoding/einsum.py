# The axes by name: b and t are kept, the weights' last axis (k, of size 1) is summed away.
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    return np.einsum("td,btk->btd", pe, position_weights)
