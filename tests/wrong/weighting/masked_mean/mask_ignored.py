# the mean over all tokens, padding included


def masked_mean(embeddings, keep):
    return embeddings.mean(axis=1)
