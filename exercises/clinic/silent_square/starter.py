import numpy as np


def residuals(predictions, targets):
    return predictions - targets


def silent_square(predictions, targets):
    errors = residuals(predictions, targets)
    return float(np.mean(errors**2))
