# not turned back at the end
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len)
    return np.array([np.interp(places, np.arange(len(table)), feature) for feature in table.T], table.dtype)
