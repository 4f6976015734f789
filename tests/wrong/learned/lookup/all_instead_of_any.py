# raises only if every id is negative


def lookup(table, position_ids):
    if position_ids.size and (position_ids < 0).all():
        raise IndexError("negative")
    return table[position_ids]
