# Returns the means themselves, one axis short.


def center_rows(x):
    return x.mean(axis=-1)
