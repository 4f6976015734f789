# Only broadcasting: all distances between places and rows, a weight of 1 less the distance, and a matrix product.
import numpy as np


def resize_table(table, new_len):
    old = np.arange(len(table))
    places = np.arange(new_len) * (old[-1] / (new_len - 1))
    weights = np.clip(1 - abs(places[:, None] - old), 0, 1)
    return weights.astype(table.dtype) @ table
