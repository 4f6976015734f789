# The lesson's explicit axes: both sides are made columns, so that each axis of the sum is meant.
import numpy as np


def as_column(values):
    return values[:, np.newaxis] if values.ndim == 1 else values


def silent_square(predictions, targets):
    predicted, expected = as_column(predictions), as_column(targets)
    if predicted.shape != expected.shape:
        raise ValueError(f"shapes {predictions.shape} and {targets.shape} hold different numbers of tokens")
    return ((predicted - expected) ** 2).mean()
