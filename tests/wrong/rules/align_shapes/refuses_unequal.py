# raises where the aligned sizes cannot be broadcast


def align_shapes(a, b):
    ndim = max(len(a), len(b))
    a, b = (1,) * (ndim - len(a)) + a, (1,) * (ndim - len(b)) + b
    for x, y in zip(a, b, strict=False):
        if x != y and 1 not in (x, y):
            raise ValueError(f"{x} against {y}")
    return a, b
