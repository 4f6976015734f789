# averages along the first axis alone: a column gives an array of one number
import numpy as np


def silent_square(predictions, targets):
    if predictions.size != targets.size:
        raise ValueError("one target for each prediction")
    errors = predictions - targets.reshape(predictions.shape)
    return np.mean(errors**2, axis=0)
