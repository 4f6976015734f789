# The mask goes in as (B, Tk), and lines up with the queries.
import numpy as np


def mask_scores(scores, keep):
    masked = scores.copy()
    masked[~np.broadcast_to(keep, scores.shape)] = -np.inf
    return masked
