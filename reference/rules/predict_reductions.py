"""NumPy, run on arrays of the shapes asked about (NumPy reference, "ndarray.sum", "ufunc.reduce")."""

import numpy as np


def answers():
    """Run every expression and look at the shape of its value."""
    x, w, empty = np.zeros((4, 50, 128), np.float32), np.ones((4, 50, 1), np.float32), np.zeros((0, 128))
    expressions = {
        "sum_over_positions": lambda: x.sum(axis=1),
        "mean_of_features": lambda: x.mean(axis=-1),
        "mean_kept": lambda: x.mean(axis=-1, keepdims=True),
        "two_axes": lambda: x.sum(axis=(0, 1)),
        "two_axes_kept": lambda: x.max(axis=(0, -1), keepdims=True),
        "everything": lambda: x.sum(),
        "everything_kept": lambda: x.sum(keepdims=True),
        "third_axis": lambda: x.sum(axis=3),
        "largest_where": lambda: x.argmax(axis=-2),
        "centred": lambda: x - x.mean(axis=-1),
        "centred_kept": lambda: x - x.mean(axis=-1, keepdims=True),
        "less_the_mean_sample": lambda: x - x.mean(axis=0),
        "weights_over_their_sum": lambda: w / w.sum(axis=1),
        "weighted_sum": lambda: (w * x).sum(axis=1),
        "sum_of_nothing": lambda: empty.sum(axis=0),
        "largest_of_nothing": lambda: empty.max(axis=0),
    }
    return {item: shape_of(expression) for item, expression in expressions.items()}


def shape_of(expression):
    """Shape of a value, or "error" where NumPy raises."""
    try:
        return np.shape(expression())
    except (ValueError, np.exceptions.AxisError):
        return "error"
