# zeros at the end, or cut off
import numpy as np


def resize_table(table, new_len):
    resized = np.zeros((new_len, table.shape[1]), table.dtype)
    kept = min(new_len, len(table))
    resized[:kept] = table[:kept]
    return resized
