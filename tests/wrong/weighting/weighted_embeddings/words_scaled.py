# the words times sqrt(D)


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1, keepdims=True)
    return word_embeddings * float(pe.shape[1] ** 0.5) + shares * pe
