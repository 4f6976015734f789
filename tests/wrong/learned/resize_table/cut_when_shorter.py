# a shorter table is the beginning of the old one
import numpy as np


def resize_table(table, new_len):
    if new_len <= len(table):
        return table[:new_len].copy()
    places = np.linspace(0, len(table) - 1, new_len)
    return np.array([np.interp(places, np.arange(len(table)), feature) for feature in table.T], table.dtype).T
