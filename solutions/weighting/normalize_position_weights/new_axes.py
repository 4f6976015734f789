# The sums without their axes, (B,), and both axes put back by an index.
import numpy as np


def normalize_position_weights(position_weights):
    totals = np.einsum("btk->b", position_weights)
    return position_weights / totals[:, None, None]
