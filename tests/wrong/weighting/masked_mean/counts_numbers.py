# counts the kept numbers of a sample, which are D times its tokens
import numpy as np


def masked_mean(embeddings, keep):
    mask = np.broadcast_to(keep[:, :, np.newaxis], embeddings.shape)
    counts = mask.sum(axis=(1, 2), dtype=embeddings.dtype)
    return (embeddings * mask).sum(axis=1) / counts[:, np.newaxis]
