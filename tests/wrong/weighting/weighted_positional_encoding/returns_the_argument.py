# where all weights are 1 the table itself comes back, as a view
import numpy as np


def weighted_positional_encoding(pe, position_weights):
    if pe.dtype == np.result_type(pe, position_weights) and (position_weights == 1).all():
        return np.broadcast_to(pe, (len(position_weights), *pe.shape))
    return pe * position_weights
