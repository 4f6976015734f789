# averages the padding
import numpy as np


def masked_mean(embeddings, keep):
    dropped = ~keep
    sums = (embeddings * dropped[:, :, np.newaxis]).sum(axis=1)
    return sums / np.maximum(dropped.sum(axis=1, keepdims=True, dtype=embeddings.dtype), 1)
