# np.take counts from the back too
import numpy as np


def lookup(table, position_ids):
    return np.take(table, position_ids, axis=0)
