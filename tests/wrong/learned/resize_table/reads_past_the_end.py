# the last place has no row above
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len)
    below = np.floor(places).astype(int)
    fraction = (places - below).astype(table.dtype)[:, np.newaxis]
    return table[below] * (1 - fraction) + table[below + 1] * fraction
