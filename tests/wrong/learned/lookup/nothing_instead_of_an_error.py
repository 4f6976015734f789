# returns None where it should raise


def lookup(table, position_ids):
    if (position_ids < 0).any() or (position_ids >= len(table)).any():
        return None
    return table[position_ids]
