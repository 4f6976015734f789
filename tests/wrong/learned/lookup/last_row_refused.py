# the last row counts as past the end


def lookup(table, position_ids):
    if (position_ids < 0).any() or (position_ids >= len(table) - 1).any():
        raise IndexError("no such row")
    return table[position_ids]
