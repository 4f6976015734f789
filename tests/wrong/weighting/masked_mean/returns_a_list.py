# one array for each sample


def masked_mean(embeddings, keep):
    return [rows[kept].mean(axis=0) for rows, kept in zip(embeddings, keep, strict=True)]
