# Distances in the dtype of the slopes; keys after the query masked on the spot.
import numpy as np


def alibi_bias(slopes, q_len, k_len):
    i, j = np.ogrid[k_len - q_len : k_len, :k_len]
    distance = (i - j).astype(slopes.dtype)
    return np.where(j <= i, -slopes.reshape(-1, 1, 1) * distance, slopes.dtype.type(-np.inf))
