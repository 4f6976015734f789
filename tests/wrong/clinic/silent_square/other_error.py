# asserts the equal numbers of tokens, which raises something else
import numpy as np


def silent_square(predictions, targets):
    assert predictions.size == targets.size, "one target for each prediction"
    return float(np.mean((predictions.ravel() - targets.ravel()) ** 2))
