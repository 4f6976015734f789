# A sum over an axis of size 0 is held to be an error.
X, W, EMPTY = (4, 50, 128), (4, 50, 1), (0, 128)


def reduce(shape, *axes, keepdims=False):
    if any(axis >= len(shape) for axis in axes):
        return "error"
    gone = {axis % len(shape) for axis in axes}
    if keepdims:
        return tuple(1 if axis in gone else size for axis, size in enumerate(shape))
    return tuple(size for axis, size in enumerate(shape) if axis not in gone)


def meet(left, right):
    ndim = max(len(left), len(right))
    left, right = ((1,) * (ndim - len(shape)) + shape for shape in (left, right))
    if any(x != y and 1 not in (x, y) for x, y in zip(left, right, strict=True)):
        return "error"
    return tuple(y if x == 1 else x for x, y in zip(left, right, strict=True))


def answers():
    return {
        "sum_over_positions": reduce(X, 1),
        "mean_of_features": reduce(X, -1),
        "mean_kept": reduce(X, -1, keepdims=True),
        "two_axes": reduce(X, 0, 1),
        "two_axes_kept": reduce(X, 0, -1, keepdims=True),
        "everything": reduce(X, 0, 1, 2),
        "everything_kept": reduce(X, 0, 1, 2, keepdims=True),
        "third_axis": reduce(X, 3),
        "largest_where": reduce(X, -2),
        "centred": meet(X, reduce(X, -1)),
        "centred_kept": meet(X, reduce(X, -1, keepdims=True)),
        "less_the_mean_sample": meet(X, reduce(X, 0)),
        "weights_over_their_sum": meet(W, reduce(W, 1)),
        "weighted_sum": reduce(meet(W, X), 1),
        "sum_of_nothing": "error",
        "largest_of_nothing": "error",  # no largest of nothing
    }
