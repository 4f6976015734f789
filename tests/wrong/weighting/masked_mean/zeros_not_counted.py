# counts what is not zero after masking
import numpy as np


def masked_mean(embeddings, keep):
    kept = embeddings * keep[:, :, np.newaxis]
    counts = np.maximum((kept != 0).sum(axis=1, dtype=embeddings.dtype), 1)
    return kept.sum(axis=1) / counts
