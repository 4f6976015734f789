# missing axes get size 0


def align_shapes(a, b):
    ndim = max(len(a), len(b))
    return (0,) * (ndim - len(a)) + a, (0,) * (ndim - len(b)) + b
