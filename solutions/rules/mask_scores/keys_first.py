# With the head and query axes in front, sample and key are the last two, and the mask lines up by itself.
import numpy as np


def mask_scores(scores, keep):
    masked = scores.copy()
    masked.transpose(1, 2, 0, 3)[:, :, ~keep] = -np.inf  # a view: (H, Tq, B, Tk)
    return masked
