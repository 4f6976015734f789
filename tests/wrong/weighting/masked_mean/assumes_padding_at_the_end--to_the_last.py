# averages all rows up to the last kept one
import numpy as np


def masked_mean(embeddings, keep):
    ends = keep.shape[1] - np.argmax(keep[:, ::-1], axis=1)
    return np.stack([rows[:end].mean(axis=0) for rows, end in zip(embeddings, ends, strict=True)])
