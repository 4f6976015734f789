import numpy as np


def lookup(table, position_ids):
    """Copy the row of each id, and refuse an id that has none (no source: the definition)."""
    rows = np.empty((*position_ids.shape, table.shape[1]), table.dtype)
    for index in np.ndindex(position_ids.shape):
        position = int(position_ids[index])
        if position not in range(len(table)):
            raise IndexError(f"there is no row for position {position}")
        rows[index] = table[position]
    return rows
