# divides by all kept tokens of the batch
import numpy as np


def masked_mean(embeddings, keep):
    return (embeddings * keep[:, :, np.newaxis]).sum(axis=1) / embeddings.dtype.type(keep.sum())
