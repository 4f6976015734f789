# divides by the count less one
import numpy as np


def masked_mean(embeddings, keep):
    counts = keep.sum(axis=1, keepdims=True, dtype=embeddings.dtype)
    return (embeddings * keep[:, :, np.newaxis]).sum(axis=1) / np.maximum(counts - 1, 1)
