# interpolates along the features
import numpy as np


def resize_table(table, new_len):
    width = table.shape[1]
    places = np.linspace(0, width - 1, new_len)
    return np.array([np.interp(places, np.arange(width), row) for row in table], table.dtype)
