# both sides are vectors now, and one of length 1 still stretches
import numpy as np


def silent_square(predictions, targets):
    errors = np.ravel(predictions) - np.ravel(targets)
    return float(np.mean(errors**2))
