# places run up to V, and the index with them
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table), new_len)
    below = np.floor(places).astype(int)
    above = np.minimum(below + 1, len(table) - 1)
    fraction = (places - below).astype(table.dtype)[:, np.newaxis]
    return table[below] * (1 - fraction) + table[above] * fraction
