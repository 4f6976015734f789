# gives the caller's own targets another shape
import numpy as np


def silent_square(predictions, targets):
    if predictions.size != targets.size:
        raise ValueError("one target for each prediction")
    targets.shape = predictions.shape
    return float(np.mean((predictions - targets) ** 2))
