# makes the targets a column, and no longer fits predictions that are none
import numpy as np


def silent_square(predictions, targets):
    errors = predictions - targets.reshape(-1, 1)
    return float(np.mean(errors**2))
