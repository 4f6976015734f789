# takes the mean of the padding away from the mean of all
import numpy as np


def masked_mean(embeddings, keep):
    dropped = (embeddings * ~keep[:, :, np.newaxis]).mean(axis=1)
    return embeddings.mean(axis=1) - dropped
