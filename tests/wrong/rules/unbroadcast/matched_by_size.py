# An axis is kept if its size occurs in shape, wherever that is.


def unbroadcast(grad, shape):
    axes = tuple(axis for axis, size in enumerate(grad.shape) if size not in shape)
    return grad.sum(axis=axes).reshape(shape)
