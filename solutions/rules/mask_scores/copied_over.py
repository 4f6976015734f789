# Start from -inf and let the kept scores through.
import numpy as np


def mask_scores(scores, keep):
    masked = np.full_like(scores, -np.inf)
    np.copyto(masked, scores, where=np.expand_dims(keep, (1, 2)))
    return masked
