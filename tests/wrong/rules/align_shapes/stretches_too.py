# goes on to the broadcast shape: axes of size 1 take the other size


def align_shapes(a, b):
    ndim = max(len(a), len(b))
    a, b = (1,) * (ndim - len(a)) + a, (1,) * (ndim - len(b)) + b
    wide_a = tuple(y if x == 1 else x for x, y in zip(a, b, strict=False))
    wide_b = tuple(x if y == 1 else y for x, y in zip(a, b, strict=False))
    return wide_a, wide_b
