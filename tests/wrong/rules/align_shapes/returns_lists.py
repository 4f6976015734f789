# lists instead of tuples


def align_shapes(a, b):
    ndim = max(len(a), len(b))
    return [1] * (ndim - len(a)) + list(a), [1] * (ndim - len(b)) + list(b)
