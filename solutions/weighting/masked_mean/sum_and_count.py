# A sum and a count, both over the tokens; the count in the dtype of the sum.
import numpy as np


def masked_mean(embeddings, keep):
    sums = np.where(keep[..., None], embeddings, 0).sum(axis=1)
    counts = np.count_nonzero(keep, axis=1).astype(sums.dtype)
    return sums / counts[:, None]
