# both sides are columns now, and one of length 1 still stretches
import numpy as np


def silent_square(predictions, targets):
    errors = predictions.reshape(-1, 1) - targets.reshape(-1, 1)
    return float(np.mean(errors**2))
