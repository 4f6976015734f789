# the new axis stands in the middle, so the mask lies on the features
import numpy as np


def masked_mean(embeddings, keep):
    sums = (embeddings * keep[:, np.newaxis]).sum(axis=1)
    return sums / keep.sum(axis=1, keepdims=True, dtype=embeddings.dtype)
