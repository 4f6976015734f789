# The predictions take the shape of the targets; reshape itself refuses another number of tokens.
import numpy as np


def silent_square(predictions, targets):
    errors = predictions.reshape(targets.shape) - targets
    return float(np.mean(np.square(errors)))
