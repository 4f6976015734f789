# corners not aligned: every row is a small interval, read at its middle
import numpy as np


def resize_table(table, new_len):
    old_len = len(table)
    places = (np.arange(new_len) + 0.5) * old_len / new_len - 0.5
    features = [np.interp(places, np.arange(old_len), feature) for feature in table.T]
    return np.array(features, table.dtype).T
