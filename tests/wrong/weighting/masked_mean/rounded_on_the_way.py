# float32 shares are not exact enough for float64 rows
import numpy as np


def masked_mean(embeddings, keep):
    shares = keep[:, :, np.newaxis].astype(np.float32)
    shares /= shares.sum(axis=1, keepdims=True)
    return (embeddings * shares).sum(axis=1)
