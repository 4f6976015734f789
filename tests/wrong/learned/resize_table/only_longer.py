# a shorter table is refused
import numpy as np


def resize_table(table, new_len):
    if new_len < len(table):
        raise ValueError("the table has more rows already")
    features = [
        np.interp(np.linspace(0, len(table) - 1, new_len), np.arange(len(table)), feature) for feature in table.T
    ]
    return np.array(features, table.dtype).T
