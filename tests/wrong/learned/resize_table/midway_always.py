# the mean of both rows, however far the place is from either
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len)
    return (table[np.floor(places).astype(int)] + table[np.ceil(places).astype(int)]) / 2
