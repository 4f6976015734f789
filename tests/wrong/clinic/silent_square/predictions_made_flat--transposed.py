# turns the predictions over: a column becomes a row, and meets other columns
import numpy as np


def silent_square(predictions, targets):
    errors = predictions.T - targets
    return float(np.mean(errors**2))
