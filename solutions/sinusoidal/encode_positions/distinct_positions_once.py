# Each distinct position is encoded once, by the earlier function; an index array puts the rows back in place.
import numpy as np


def encode_positions(positions, d_model):
    distinct, place = np.unique(positions, return_inverse=True)
    angles = np.multiply.outer(distinct, angular_frequencies(d_model))
    rows = np.dstack([np.sin(angles), np.cos(angles)]).reshape(len(distinct), d_model).astype(np.float32)
    return rows[place.reshape(positions.shape)]
