# normalised over the last axis, which has one element: every share is 1


def weighted_embeddings(word_embeddings, pe, position_weights):
    shares = position_weights / position_weights.sum(axis=-1, keepdims=True)
    return word_embeddings + shares * pe
