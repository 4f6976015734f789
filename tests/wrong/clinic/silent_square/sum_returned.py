# mends the shapes, and leaves the sum undivided
import numpy as np


def silent_square(predictions, targets):
    errors = predictions.reshape(targets.shape) - targets
    return float(np.sum(errors**2))
