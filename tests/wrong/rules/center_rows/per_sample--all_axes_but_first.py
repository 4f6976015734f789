# The mean over all axes but the first.


def center_rows(x):
    return x - x.mean(axis=tuple(range(1, x.ndim)), keepdims=True)
