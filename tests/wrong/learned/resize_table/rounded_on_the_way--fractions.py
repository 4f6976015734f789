# float32 fractions are not exact enough for a float64 table
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len)
    below, above = np.floor(places).astype(int), np.ceil(places).astype(int)
    fraction = (places - below).astype(np.float32)[:, np.newaxis]
    return table[below] * (1 - fraction) + table[above] * fraction
