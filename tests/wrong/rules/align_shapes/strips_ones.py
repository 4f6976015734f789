# drops axes of size 1 before it pads


def align_shapes(a, b):
    a, b = (tuple(size for size in shape if size != 1) for shape in (a, b))
    ndim = max(len(a), len(b))
    return (1,) * (ndim - len(a)) + a, (1,) * (ndim - len(b)) + b
