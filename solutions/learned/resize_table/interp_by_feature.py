# NumPy's own interpolation for each feature; both axes run from 0 to 1.
import numpy as np


def resize_table(table, new_len):
    old, new = np.linspace(0, 1, len(table)), np.linspace(0, 1, new_len)
    features = [np.interp(new, old, feature) for feature in table.T]
    return np.array(features, dtype=table.dtype).T
