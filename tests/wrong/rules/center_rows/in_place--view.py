# Works row by row on a view of the caller's array.


def center_rows(x):
    rows = x.reshape(-1, x.shape[-1])
    for row in rows:
        row -= row.mean()
    return x
