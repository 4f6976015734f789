# zeros are written into the caller's embeddings


def masked_mean(embeddings, keep):
    embeddings[~keep] = 0
    return embeddings.sum(axis=1) / keep.sum(axis=1, keepdims=True, dtype=embeddings.dtype)
