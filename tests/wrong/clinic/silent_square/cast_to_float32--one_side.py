# casts the targets to float32 before it subtracts
import numpy as np


def silent_square(predictions, targets):
    if predictions.size != targets.size:
        raise ValueError("unequal numbers")
    errors = predictions.ravel() - targets.ravel().astype(np.float32)
    return float(np.mean(errors**2))
