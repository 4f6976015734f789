# ids modulo the number of rows
import numpy as np


def resize_table(table, new_len):
    return table[np.arange(new_len) % len(table)]
