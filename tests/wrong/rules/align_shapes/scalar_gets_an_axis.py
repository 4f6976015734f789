# reads () as (1,)


def align_shapes(a, b):
    ndim = max(len(a), len(b), 1)
    return (1,) * (ndim - len(a)) + a, (1,) * (ndim - len(b)) + b
