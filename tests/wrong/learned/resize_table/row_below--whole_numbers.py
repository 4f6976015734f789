# places by whole division
import numpy as np


def resize_table(table, new_len):
    return table[np.arange(new_len) * (len(table) - 1) // (new_len - 1)]
