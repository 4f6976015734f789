# adds into views of the caller's words


def weighted_embeddings(word_embeddings, pe, position_weights):
    for words, weights in zip(word_embeddings, position_weights, strict=True):
        words += weights / weights.sum() * pe
    return word_embeddings
