# refuses other numbers of tokens as a TypeError
import numpy as np


def silent_square(predictions, targets):
    if predictions.size != targets.size:
        raise TypeError("one target for each prediction")
    return float(np.mean((predictions.ravel() - targets.ravel()) ** 2))
