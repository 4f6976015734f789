# The lesson's steps: give the shorter shapes their missing axes, then compare from the right; equal or 1 is compatible.


def broadcast_shapes(*shapes):
    ndim = max(map(len, shapes), default=0)
    padded = [(1,) * (ndim - len(shape)) + shape for shape in shapes]
    result = [1] * ndim
    for axis in reversed(range(ndim)):
        for shape in padded:
            size, current = shape[axis], result[axis]
            if current == 1:
                result[axis] = size
            elif size not in (1, current):
                raise ValueError(f"sizes {current} and {size} do not match on axis {axis - ndim}")
    return tuple(result)
