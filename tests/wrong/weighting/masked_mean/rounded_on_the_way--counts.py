# the counts are kept in float16
import numpy as np


def masked_mean(embeddings, keep):
    kept = embeddings * keep[:, :, np.newaxis]
    return kept.sum(axis=1) / keep.sum(axis=1, keepdims=True).astype(np.float16)
