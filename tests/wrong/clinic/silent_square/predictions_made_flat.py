# flattens the predictions, and not the targets
import numpy as np


def silent_square(predictions, targets):
    errors = predictions.ravel() - targets
    return float(np.mean(errors**2))
