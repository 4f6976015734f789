# Shuffled and unshuffled tokens as one batch of twice the size, in float64.
import numpy as np


def shuffle_test(x, order, encoding=None, causal=False):
    z = np.concatenate([x[:, order], x]).astype(np.float64)
    if encoding is not None:
        z += encoding
    scores = np.matmul(z, z.transpose(0, 2, 1)) / np.sqrt(z.shape[2])
    if causal:
        scores += np.triu(np.full(scores.shape[1:], -np.inf), k=1)
    scores -= scores.max(axis=2, keepdims=True)
    weights = np.exp(scores)
    first, last = np.split(weights @ z / weights.sum(axis=2, keepdims=True), 2)
    return float(np.linalg.norm((first - last[:, order]).ravel(), ord=np.inf))
