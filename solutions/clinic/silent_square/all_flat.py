# Both sides become vectors, and their lengths are compared before anything is subtracted.
import numpy as np


def silent_square(predictions, targets):
    guesses, truths = np.ravel(predictions), np.ravel(targets)
    if guesses.shape != truths.shape:
        raise ValueError(f"{guesses.size} predictions, but {truths.size} targets")
    return float(np.mean((guesses - truths) ** 2))
