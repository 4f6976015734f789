# compares with abs, and the absolute value of the smallest integer is negative
import numpy as np


def lookup(table, position_ids):
    if (np.abs(position_ids) != position_ids).any():
        raise IndexError("positions are counted from 0")
    return table[position_ids]
