# takes column 0 of the predictions, whether there is one or not
import numpy as np


def silent_square(predictions, targets):
    errors = predictions[:, 0] - np.ravel(targets)
    return float(np.mean(errors**2))
