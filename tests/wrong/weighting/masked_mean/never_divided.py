# the sum is taken for the mean
import numpy as np


def masked_mean(embeddings, keep):
    return (embeddings * keep[:, :, np.newaxis]).sum(axis=1)
