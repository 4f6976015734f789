# float32 places are not exact enough for a float64 table
import numpy as np


def resize_table(table, new_len):
    places = np.linspace(0, len(table) - 1, new_len, dtype=np.float32)
    below = np.floor(places).astype(int)
    above = np.minimum(below + 1, len(table) - 1)
    fraction = (places - below.astype(np.float32))[:, np.newaxis]
    return table[below] * (1 - fraction) + table[above] * fraction
