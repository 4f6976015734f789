import numpy as np


def resize_table(table, new_len):
    """Read the straight lines through the rows at evenly spaced places, ends kept (no source: the definition)."""
    old_len, width = table.shape
    places = np.linspace(0.0, old_len - 1, new_len)
    resized = np.empty((new_len, width))
    for feature in range(width):
        resized[:, feature] = np.interp(places, np.arange(old_len), table[:, feature])
    return resized.astype(table.dtype)
