# The stretched axes are counted in shape, and summed in grad, which has more axes in front.


def unbroadcast(grad, shape):
    extra = grad.ndim - len(shape)
    axes = {*range(extra), *(axis for axis, size in enumerate(shape) if size == 1)}
    return grad.sum(axis=tuple(axes)).reshape(shape)
