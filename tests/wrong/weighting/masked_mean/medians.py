# the middle value of the kept rows
import numpy as np


def masked_mean(embeddings, keep):
    rows = [np.median(rows[kept], axis=0) for rows, kept in zip(embeddings, keep, strict=True)]
    return np.array(rows, embeddings.dtype)
