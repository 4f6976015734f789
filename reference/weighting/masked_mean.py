import numpy as np


def masked_mean(embeddings, keep):
    """Sum the kept rows of each sample and divide by their number (Reimers and Gurevych, 2019, section 3)."""
    batch, _, width = embeddings.shape
    mean = np.empty((batch, width))
    for sample in range(batch):
        rows = [np.float64(embeddings[sample, position]) for position in np.flatnonzero(keep[sample])]
        mean[sample] = sum(rows) / len(rows)
    return mean.astype(embeddings.dtype)
