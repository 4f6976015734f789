# subtracts in place, from the caller's own predictions
import numpy as np


def silent_square(predictions, targets):
    if predictions.size != targets.size:
        raise ValueError("one target for each prediction")
    errors = predictions
    errors -= targets.reshape(predictions.shape)
    return float(np.mean(errors**2))
