# squeezes both sides, without a look at their lengths
import numpy as np


def silent_square(predictions, targets):
    errors = predictions.squeeze() - targets.squeeze()
    return float(np.mean(errors**2))
