# where nothing is dropped, the mean is made in float32
import numpy as np


def masked_mean(embeddings, keep):
    if keep.all():
        return embeddings.mean(axis=1, dtype=np.float32).astype(embeddings.dtype)
    kept = embeddings * keep[:, :, np.newaxis]
    return kept.sum(axis=1) / keep.sum(axis=1, keepdims=True).astype(embeddings.dtype)
