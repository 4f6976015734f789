# Show the factors under the shape of the turned batch, and turn the view.
import numpy as np


def scale_samples(x, factors):
    return x * np.broadcast_to(factors, x.shape[::-1]).T
