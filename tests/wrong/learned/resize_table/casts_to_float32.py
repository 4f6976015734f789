# float32, whatever came in
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len)
    features = [np.interp(places, np.arange(len(table)), feature) for feature in table.T]
    return np.array(features, np.float32).T
