# shares of the mask are float64
import numpy as np


def masked_mean(embeddings, keep):
    shares = keep / keep.sum(axis=1, keepdims=True)
    return (embeddings * shares[:, :, np.newaxis]).sum(axis=1)
