# the sum over the kept tokens, divided by all
import numpy as np


def masked_mean(embeddings, keep):
    return (embeddings * keep[:, :, np.newaxis]).mean(axis=1)
