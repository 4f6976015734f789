# refuses shapes that are not equal
import numpy as np


def silent_square(predictions, targets):
    if predictions.shape != targets.shape:
        raise ValueError(f"shapes {predictions.shape} and {targets.shape} differ")
    return float(np.mean((predictions - targets) ** 2))
