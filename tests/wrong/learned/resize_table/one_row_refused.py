# a single row has no gap to stand in
import numpy as np


def resize_table(table, new_len):
    gaps = len(table) - 1
    places = np.linspace(0, gaps, new_len)
    resized = np.zeros((new_len, table.shape[1]), table.dtype)
    for row, place in enumerate(places):
        below = max(0, min(int(place), gaps - 1))
        fraction = float(place - below)
        resized[row] = table[below] * (1 - fraction) + table[below + 1] * fraction
    return resized
