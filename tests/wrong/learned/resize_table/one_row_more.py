# counts gaps where rows are asked for
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len + 1)
    return np.array([np.interp(places, np.arange(len(table)), feature) for feature in table.T], table.dtype).T
