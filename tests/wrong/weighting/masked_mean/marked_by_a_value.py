# marks dropped tokens by -1e9 and looks for what is larger
import numpy as np


def masked_mean(embeddings, keep):
    marked = np.where(keep[:, :, np.newaxis], embeddings, -1e9)
    kept = marked > -1e8
    counts = np.maximum(kept.sum(axis=1), 1)
    return (np.where(kept, marked, 0).sum(axis=1) / counts).astype(embeddings.dtype)
