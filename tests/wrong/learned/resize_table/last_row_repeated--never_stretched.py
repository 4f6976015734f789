# interpolated at the places 0, 1, 2, ... of the old table
import numpy as np


def resize_table(table, new_len):
    old = np.arange(len(table))
    features = [np.interp(np.arange(new_len), old, feature) for feature in table.T]
    return np.array(features, table.dtype).T
