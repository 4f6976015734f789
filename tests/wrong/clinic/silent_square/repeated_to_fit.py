# resizes the targets to the predictions, repeating or dropping some
import numpy as np


def silent_square(predictions, targets):
    errors = predictions - np.resize(targets, predictions.shape)
    return float(np.mean(errors**2))
