# rounds the loss, to have it look well in a report
import numpy as np


def silent_square(predictions, targets):
    if len(predictions) != len(targets):
        raise ValueError(f"{len(predictions)} predictions for {len(targets)} targets")
    errors = predictions.reshape(-1) - targets.reshape(-1)
    return round(float(np.mean(errors**2)), 4)
