# The lesson's steps: a factor for each token with an axis of size 1 for the features, and a sum with keepdims.
import numpy as np


def masked_mean(embeddings, keep):
    factors = keep[:, :, np.newaxis].astype(embeddings.dtype)  # (B, T, 1)
    shares = factors / factors.sum(axis=1, keepdims=True)  # (B, 1, 1) -> (B, T, 1)
    return (embeddings * shares).sum(axis=1)  # (B, T, D) -> (B, D)
