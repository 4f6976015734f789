# places are rounded up
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len)
    return table[np.ceil(places).astype(int)]
