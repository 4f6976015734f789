# the table is interpolated as one long line
import numpy as np


def resize_table(table, new_len):
    flat = table.ravel()
    places = np.linspace(0, flat.size - 1, new_len * table.shape[1])
    return np.interp(places, np.arange(flat.size), flat).reshape(new_len, -1).astype(table.dtype)
