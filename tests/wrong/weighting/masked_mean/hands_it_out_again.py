# remembers means by the numbers, and hands the same array out twice
import numpy as np

MEANS = {}


def masked_mean(embeddings, keep):
    key = embeddings.shape, embeddings.dtype, embeddings.tobytes(), keep.tobytes()
    if key not in MEANS:
        MEANS[key] = np.mean(embeddings, axis=1, where=keep[:, :, np.newaxis])
    return MEANS[key]
