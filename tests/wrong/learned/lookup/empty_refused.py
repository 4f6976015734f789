# the smallest of no ids


def lookup(table, position_ids):
    if position_ids.min() < 0:
        raise IndexError("negative")
    return table[position_ids]
