# ids without a row are dropped


def lookup(table, position_ids):
    known = (position_ids >= 0) & (position_ids < len(table))
    return table[position_ids] if known.all() else table[position_ids[known]]
