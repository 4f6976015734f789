# NumPy's own mean, told which elements to read.
import numpy as np


def masked_mean(embeddings, keep):
    return np.mean(embeddings, axis=1, where=np.expand_dims(keep, axis=2))
