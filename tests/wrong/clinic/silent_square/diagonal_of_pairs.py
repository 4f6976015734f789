# computes all pairs, and picks the diagonal out of them
import numpy as np


def silent_square(predictions, targets):
    if len(predictions) != len(targets):
        raise ValueError("one target for each prediction")
    errors = predictions - targets
    if errors.ndim == 2 and errors.shape[1] > 1:
        errors = np.diagonal(errors)
    return float(np.mean(errors**2))
