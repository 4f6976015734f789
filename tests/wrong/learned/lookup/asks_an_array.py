# `if` with an array of answers


def lookup(table, position_ids):
    if position_ids < 0 or position_ids >= len(table):
        raise IndexError("no such row")
    return table[position_ids]
