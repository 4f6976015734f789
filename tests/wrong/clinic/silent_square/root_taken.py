# mends the shapes, and takes the root of the mean
import numpy as np


def silent_square(predictions, targets):
    errors = predictions.reshape(targets.shape) - targets
    return float(np.sqrt(np.mean(errors**2)))
