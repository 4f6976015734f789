# Count the axes before and the axes after, and put that many 1s on each side.


def expand_to_axis(v, axis, ndim):
    before = axis + ndim if axis < 0 else axis
    after = ndim - 1 - before
    if before < 0 or after < 0:
        raise IndexError(f"axis {axis} does not exist in {ndim} dimensions")
    return v.reshape((1,) * before + (v.size,) + (1,) * after)
