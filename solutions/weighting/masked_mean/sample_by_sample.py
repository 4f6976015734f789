# The kept rows of one sample after the other, cut out by its own mask.
import numpy as np


def masked_mean(embeddings, keep):
    return np.array([rows[kept].mean(axis=0) for rows, kept in zip(embeddings, keep, strict=True)])
