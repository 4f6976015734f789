# Hidden keys are cut out: what is left has no shape but a line.
import numpy as np


def mask_scores(scores, keep):
    return scores[np.broadcast_to(keep[:, None, None, :], scores.shape)]
