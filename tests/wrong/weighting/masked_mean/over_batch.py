# averages the samples, position by position
import numpy as np


def masked_mean(embeddings, keep):
    mask = keep[:, :, np.newaxis]
    counts = np.maximum(mask.sum(axis=0, dtype=embeddings.dtype), 1)
    return (embeddings * mask).sum(axis=0) / counts
