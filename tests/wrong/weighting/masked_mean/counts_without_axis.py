# (B,) counts under (B, D) sums
import numpy as np


def masked_mean(embeddings, keep):
    sums = (embeddings * keep[:, :, np.newaxis]).sum(axis=1)
    return sums / keep.sum(axis=1, dtype=embeddings.dtype)
