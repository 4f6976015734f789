# Shares of 1 / count in a row, times the rows of the tokens: (B, 1, T) @ (B, T, D).
import numpy as np


def masked_mean(embeddings, keep):
    row = keep[:, np.newaxis].astype(embeddings.dtype)
    row /= row.sum(axis=-1, keepdims=True)
    return np.matmul(row, embeddings)[:, 0]
