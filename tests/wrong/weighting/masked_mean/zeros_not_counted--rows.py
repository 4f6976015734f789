# counts the rows that are not zero after masking
import numpy as np


def masked_mean(embeddings, keep):
    kept = embeddings * keep[:, :, np.newaxis]
    counts = (kept != 0).any(axis=2).sum(axis=1, keepdims=True, dtype=embeddings.dtype)
    return kept.sum(axis=1) / np.maximum(counts, 1)
