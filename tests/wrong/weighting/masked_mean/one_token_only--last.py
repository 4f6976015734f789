# takes the last kept token
import numpy as np


def masked_mean(embeddings, keep):
    last = keep.shape[1] - 1 - np.argmax(keep[:, ::-1], axis=1)
    return embeddings[np.arange(len(embeddings)), last]
