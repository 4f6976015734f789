def expand_to_axis(v, axis, ndim):
    """Give size 1 to every axis but one (NumPy user guide, "Broadcasting"; numpy.expand_dims)."""
    if axis < -ndim or axis >= ndim:
        raise ValueError(f"there is no axis {axis} among {ndim}")
    sizes = []
    for place in range(ndim):
        on_axis = place == axis or place == ndim + axis
        sizes.append(len(v) if on_axis else 1)
    return v.reshape(sizes)
