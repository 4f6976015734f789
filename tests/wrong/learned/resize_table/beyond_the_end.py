# places run up to V, where no row is
import numpy as np


def resize_table(table, new_len):
    old_len = len(table)
    places = np.linspace(0, old_len, new_len)
    features = [np.interp(places, np.arange(old_len), feature) for feature in table.T]
    return np.array(features, table.dtype).T
