# 1.0 and 0.0 in float32.
import numpy as np


def combine_masks(causal, padding):
    return np.minimum(causal, padding).astype(np.float32)
