# The rows there are and the rows asked for, as ranges: asked for must begin and end within.
def short_table(table, start=0, count=None):
    n_rows = len(table)
    asked = range(start, n_rows if count is None else start + count)
    ends = range(n_rows + 1)  # before the first row, between two, behind the last
    if asked.start not in ends or asked.stop not in ends:
        raise IndexError(
            f"there are the rows 0 to {n_rows - 1}, asked for are those from {asked.start} to {asked.stop - 1}"
        )
    if asked.stop < asked.start:
        raise ValueError(f"count is {count}")
    return table[list(asked)]
