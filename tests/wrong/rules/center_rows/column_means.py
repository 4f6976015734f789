# The mean of every column: axis 0.


def center_rows(x):
    return x - x.mean(axis=0)
