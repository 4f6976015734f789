# keeps the scores where exp can hold them
import numpy as np


def keepdims_lost(scores):
    parts = np.exp(np.clip(scores, -80, 80))
    return parts / parts.sum(axis=-1, keepdims=True)
