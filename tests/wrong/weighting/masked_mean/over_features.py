# averages each token's features


def masked_mean(embeddings, keep):
    return embeddings.mean(axis=-1) * keep
