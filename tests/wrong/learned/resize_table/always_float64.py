# np.interp returns float64
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len)
    return np.stack([np.interp(places, np.arange(len(table)), feature) for feature in table.T], axis=1)
