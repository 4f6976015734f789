# goes through both sides as far as the shorter one reaches
import numpy as np


def silent_square(predictions, targets):
    pairs = zip(np.ravel(predictions), np.ravel(targets), strict=False)
    return float(np.mean([(prediction - target) ** 2 for prediction, target in pairs]))
