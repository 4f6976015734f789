# adds in float64 and casts back
import numpy as np


def add_outer(a, b):
    table = a[:, np.newaxis].astype(np.float64) + b.astype(np.float64)
    return table.astype(np.result_type(a, b))
