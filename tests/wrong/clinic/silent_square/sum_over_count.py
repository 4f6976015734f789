# still all pairs: sums them and divides by the number of tokens
import numpy as np


def silent_square(predictions, targets):
    errors = predictions - targets
    return float(np.sum(errors**2) / len(targets))
