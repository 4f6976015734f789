# Minus infinity times 0.
import numpy as np


def stable_softmax(scores):
    kept = np.isfinite(scores)
    visible = scores * kept
    exponentials = np.exp(visible - visible.max(axis=-1, keepdims=True)) * kept
    total = exponentials.sum(axis=-1, keepdims=True)
    return exponentials / np.where(total == 0, 1, total)
