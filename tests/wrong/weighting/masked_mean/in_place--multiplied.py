# the caller's embeddings are multiplied by the mask
import numpy as np


def masked_mean(embeddings, keep):
    embeddings *= keep[:, :, np.newaxis]
    return embeddings.sum(axis=1) / keep.sum(axis=1, keepdims=True, dtype=embeddings.dtype)
