# 0 counts as not positive


def lookup(table, position_ids):
    if (position_ids <= 0).any():
        raise IndexError("no such row")
    return table[position_ids]
