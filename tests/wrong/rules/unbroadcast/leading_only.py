# Stretched axes are left as they are.


def unbroadcast(grad, shape):
    return grad.sum(axis=tuple(range(grad.ndim - len(shape))))
