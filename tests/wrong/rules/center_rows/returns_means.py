# Returns the means themselves.


def center_rows(x):
    return x.mean(axis=-1, keepdims=True)
