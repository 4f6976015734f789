# casts both sides to float32 first
import numpy as np


def silent_square(predictions, targets):
    if predictions.size != targets.size:
        raise ValueError(f"{predictions.size} predictions, {targets.size} targets")
    predicted, expected = (each.astype(np.float32).reshape(-1) for each in (predictions, targets))
    return float(((predicted - expected) ** 2).mean())
