from numpy.lib.stride_tricks import as_strided


def expand_view(x, shape):
    """Give a stretched or added axis stride 0, every other axis its own (NumPy reference, "numpy.broadcast_to")."""
    added = len(shape) - x.ndim
    if added < 0:
        raise ValueError(f"{x.ndim} axes cannot become {len(shape)}")
    strides = [0] * len(shape)
    for axis in range(x.ndim):
        have, want = x.shape[axis], shape[added + axis]
        if have == want:
            strides[added + axis] = x.strides[axis]
        elif have != 1:
            raise ValueError(f"size {have} cannot become {want}")
    return as_strided(x, shape, strides, writeable=False)
