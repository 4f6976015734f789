# a list with one row for each id


def lookup(table, position_ids):
    if (position_ids < 0).any():
        raise IndexError("negative")
    return list(table[position_ids])
