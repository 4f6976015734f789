# First with keepdims, so that every axis stays in its place; then the axes of size 1 that were named are dropped.
import numpy as np

BATCH, FEATURES = (4, 50), (128,)
X = BATCH + FEATURES
W = (*BATCH, 1)


def kept(shape, axes):
    sizes = np.array(shape)
    sizes[list(axes)] = 1
    return tuple(sizes.tolist())


def dropped(shape, axes):
    places = np.arange(len(shape))[list(axes)]
    return tuple(np.delete(kept(shape, axes), places).tolist())


def with_partner(shape, other):
    try:
        return np.broadcast_shapes(shape, other)
    except ValueError:
        return "error"


def answers():
    everything = range(len(X))
    return {
        "sum_over_positions": dropped(X, [1]),
        "mean_of_features": dropped(X, [-1]),
        "mean_kept": list(kept(X, [-1])),
        "two_axes": dropped(X, [0, 1]),
        "two_axes_kept": str(kept(X, [0, -1])),
        "everything": dropped(X, everything),
        "everything_kept": kept(X, everything),
        "third_axis": "AxisError",
        "largest_where": dropped(X, [-2]),
        "centred": with_partner(X, dropped(X, [-1])),
        "centred_kept": with_partner(X, kept(X, [-1])),
        "less_the_mean_sample": with_partner(X, dropped(X, [0])),
        "weights_over_their_sum": with_partner(W, dropped(W, [1])),
        "weighted_sum": dropped(with_partner(W, X), [1]),
        "sum_of_nothing": FEATURES,
        "largest_of_nothing": "error",
    }
