# raises if the sum of the ids is negative
def lookup(table, position_ids):
    if position_ids.sum() < 0:
        raise IndexError("positions are counted from 0")
    return table[position_ids]
