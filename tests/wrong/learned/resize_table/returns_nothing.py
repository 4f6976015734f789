# the table is resized and not returned
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len)
    resized = np.array([np.interp(places, np.arange(len(table)), feature) for feature in table.T], table.dtype)
    resized.T.copy()
