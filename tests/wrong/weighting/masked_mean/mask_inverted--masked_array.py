# a masked array hides what its mask marks as True
import numpy as np


def masked_mean(embeddings, keep):
    hidden = np.broadcast_to(keep[:, :, np.newaxis], embeddings.shape)
    return np.ma.masked_array(embeddings, mask=hidden).mean(axis=1).filled(0).astype(embeddings.dtype)
