# adds into the caller's words


def weighted_embeddings(word_embeddings, pe, position_weights):
    word_embeddings += position_weights / position_weights.sum(axis=1, keepdims=True) * pe
    return word_embeddings
