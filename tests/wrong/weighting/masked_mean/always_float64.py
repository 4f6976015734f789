# int64 counts make float64 of everything
import numpy as np


def masked_mean(embeddings, keep):
    return (embeddings * keep[:, :, np.newaxis]).sum(axis=1) / keep.sum(axis=1, keepdims=True)
