# np.take goes round in circles
import numpy as np


def lookup(table, position_ids):
    return np.take(table, position_ids.astype(np.int64), axis=0, mode="wrap")
