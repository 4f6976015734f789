# the mask lines up with (T, D)


def masked_mean(embeddings, keep):
    return (embeddings * keep).sum(axis=1) / keep.sum(axis=1, keepdims=True, dtype=embeddings.dtype)
