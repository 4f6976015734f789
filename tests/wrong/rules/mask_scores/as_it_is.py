# The mask goes in as (B, Tk), and lines up with the queries.
import numpy as np


def mask_scores(scores, keep):
    return np.where(keep, scores, -np.inf)
