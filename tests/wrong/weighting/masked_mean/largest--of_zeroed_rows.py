# max pooling over rows that were set to zero
import numpy as np


def masked_mean(embeddings, keep):
    return (embeddings * keep[:, :, np.newaxis]).max(axis=1)
