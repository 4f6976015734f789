# a list of two tuples


def align_shapes(a, b):
    ndim = max(len(a), len(b))
    return [(1,) * (ndim - len(shape)) + shape for shape in (a, b)]
