# The rows there are and the rows asked for, as ranges: asked for must lie within.
def short_table(table, start=0, count=None):
    there = range(len(table))
    if count is None:
        asked = there[start:]
    else:
        if count < 0:
            raise ValueError(f"count is {count}")
        asked = range(start, start + count)
    missing = [row for row in asked if row not in there]
    if missing:
        raise IndexError(f"no row for the positions {missing[0]} to {missing[-1]}")
    return table[list(asked)]
