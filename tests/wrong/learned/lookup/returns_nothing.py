# the rows are taken and not returned


def lookup(table, position_ids):
    if (position_ids < 0).any():
        raise IndexError("negative")
    rows = table[position_ids]
    rows.copy()
