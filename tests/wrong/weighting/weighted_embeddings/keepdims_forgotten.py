# the sums lose their axis: B meets T


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=1)
    return word_embeddings + shares * pe
