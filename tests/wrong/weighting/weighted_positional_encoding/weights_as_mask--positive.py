# positive weights count as 1, all others as 0
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    zero = np.zeros((), np.result_type(pe, position_weights))
    return np.where(position_weights > 0, pe, zero)
