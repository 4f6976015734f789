# averages as many rows from the front as are kept
import numpy as np


def masked_mean(embeddings, keep):
    return np.stack([rows[:count].mean(axis=0) for rows, count in zip(embeddings, keep.sum(axis=1), strict=True)])
